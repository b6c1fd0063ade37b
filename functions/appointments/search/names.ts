import { apostrophes, fold } from '#shared/text/fold.ts';

function split(text: string): string[] {
  return text.match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** The words of what someone typed to find a name, in the spelling of `nameWords`. */
export function typedWords(text: string): string[] {
  return split(fold(text).replace(apostrophes, ''));
}

/** A name is found by at most this many of its words. */
const maxWords = 6;

/**
 * The words that a name is found by: lower case, without accents or punctuation. “O’Brien” is found as “obrien” and as
 * “brien”, since some type a space.
 */
export function nameWords(name: string): string[] {
  const folded = fold(name);
  const words = [...split(folded.replace(apostrophes, '')), ...split(folded.replace(apostrophes, ' '))];
  return [...new Set(words)].slice(0, maxWords);
}

/** Whether a name has all words that were typed, in any order. One of them may be the beginning of a word. */
export function hasWords(name: readonly string[], typed: readonly string[]): boolean {
  const [begun, ...others] = typed.filter((word) => !name.includes(word));
  return others.length === 0 && (begun === undefined || name.some((word) => word.startsWith(begun)));
}
