import * as z from 'zod/mini';
import { formMessages, maxTextLength } from './fields.ts';

export const nameMessages = {
  characters: 'Use only letters, spaces, hyphens, apostrophes and periods',
  webAddress: 'Put a space after each period, and don’t include web addresses',
} as const;

// Invisible letters and marks are out, too: they could hide in the middle of a web address.
const nameCharacters = /^(?:(?!\p{Default_Ignorable_Code_Point})[\p{L}\p{M} \u00a0\u3000'’.-])*$/u;

/** A Lisu letter that looks exactly like a period. */
const periods = /[.ꓸ]/;

// Ideographs are out: one of them can be a whole word, and thus a domain.
const initial = /^-?(?!\p{Ideographic})\p{L}\p{M}*$/u;

/**
 * Whether a mail program could take a part of the name for a web address: there is a period right before a letter,
 * except between single letters (`J.R. Smith`), since no top-level domain has only one.
 */
function hasWebAddress(name: string): boolean {
  // One character may stand for several: `ﬁ` for the domain of Finland.
  const words = name.normalize('NFKC').split(/\s/);
  return words.some((word) => {
    const labels = word.split(periods);
    return labels.some((label, index) => {
      const next = labels[index + 1];
      return label && next && !(initial.test(label) && initial.test(next));
    });
  });
}

/** A person's name, in any script, that can't carry a link to someone else. */
export function personName(requiredMessage: string) {
  return z.string(requiredMessage).check(
    z.trim(),
    z.minLength(1, requiredMessage),
    z.maxLength(maxTextLength, formMessages.tooLong),
    z.refine((name) => nameCharacters.test(name), { error: nameMessages.characters, abort: true }),
    z.refine((name) => !hasWebAddress(name), nameMessages.webAddress),
  );
}
