import * as z from 'zod/mini';
import { formMessages, maxTextLength } from './fields.ts';

export const nameMessages = {
  characters: 'Use only letters, spaces, hyphens, apostrophes and periods',
  webAddress: 'Put a space after each period, and don’t include web addresses',
} as const;

// Excludes invisible letters and marks, which could hide in the middle of a web address.
const nameCharacters = /^(?:(?!\p{Default_Ignorable_Code_Point})[\p{L}\p{M} \u00a0\u3000'’.-])*$/u;

/** A period, or the Lisu letter that looks exactly like one. */
const periods = /[.ꓸ]/;

// Excludes ideographs: a single one can be a whole word, and thus a domain.
const initial = /^-?(?!\p{Ideographic})\p{L}\p{M}*$/u;

/**
 * Whether a mail program could read a part of the name as a web address: a period right before a letter,
 * except between single letters (`J.R. Smith`), since every top-level domain has at least two letters.
 */
function hasWebAddress(name: string): boolean {
  // Normalize, because one character may stand for several: the ligature `ﬁ` for `fi`, Finland's top-level domain.
  const words = name.normalize('NFKC').split(/\s/);
  return words.some((word) => {
    const labels = word.split(periods);
    return labels.some((label, index) => {
      const next = labels[index + 1];
      return label && next && !(initial.test(label) && initial.test(next));
    });
  });
}

/** A person's name, in any script, that can't contain a link. */
export function personName(requiredMessage: string) {
  return z.string(requiredMessage).check(
    z.trim(),
    z.minLength(1, requiredMessage),
    z.maxLength(maxTextLength, formMessages.tooLong),
    z.refine((name) => nameCharacters.test(name), { error: nameMessages.characters, abort: true }),
    z.refine((name) => !hasWebAddress(name), nameMessages.webAddress),
  );
}
