/** Characters that people type for an apostrophe: quotes, accents, primes. Escaped, because they look alike. */
const apostrophes = /['\u2018\u2019\u02bc`\u00b4\u2032\uff07]/g;

/** Spellings that differ by a space, a hyphen or a digit, as one word each. */
const joinedNames: readonly (readonly [RegExp, string])[] = [
  // Some keyboards turn the apostrophe into a space: "can t", "don t".
  [/\b(can|don|won|isn|doesn|didn|couldn|wasn|aren) t\b/g, '$1t'],
  [/\bcan not\b|\bcannot\b/g, 'cant'],
  [/\b(?:x|ex)[ -]?rays?\b/g, 'xray'],
  [/\brayos x\b/g, 'xray'],
  [/\bb ?-?12\b/g, 'b12'],
  [/\bt ?-?3\b/g, 't3'],
  [/\bt ?-?4\b/g, 't4'],
  [/\b(?:hb ?)?a1c\b/g, 'hba1c'],
  [/\bo2\b/g, 'oxygen'],
  [/\bwalk[ -]?ins?\b/g, 'walkin'],
  [/\bcheck[ -]?ups?\b/g, 'checkup'],
  [/\b24[ /]7\b/g, '24 7'],
  [/\b(my|him|her|your|them) sel(?:f|ves)\b/g, '$1self'],
];

/**
 * Text in lower case without accents, apostrophes, stretched letters ("heeelp") and invisible characters. Punctuation
 * stays: "190/110", "100.4".
 */
export function plainText(text: string): string {
  const plain = text
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .toLowerCase()
    .replace(apostrophes, '')
    .replace(/([eo])\1{2,}/g, '$1$1')
    .replace(/([a-z])\1{2,}/g, '$1');
  return joinedNames.reduce((joined, [pattern, name]) => joined.replace(pattern, name), plain);
}

/** Plain text as its words and numbers, and where a sentence or a part of it begins. */
export interface Words {
  words: readonly string[];
  /** The places of the words before which a comma, a full stop or the like stands. */
  breaks: ReadonlySet<number>;
}

/** The words of plain text: "2mo" is two of them, "100.4" one. */
export function wordsOf(plain: string): Words {
  const words: string[] = [];
  const breaks = new Set<number>();
  for (const [token] of plain.matchAll(/\b(?:hba1c|b12|t3|t4)\b|\d+(?:\.\d+)?|[a-z]+|[$,.;:!?\n]/g)) {
    if (/[a-z0-9$]/.test(token)) words.push(token);
    else breaks.add(words.length);
  }
  return { words, breaks };
}
