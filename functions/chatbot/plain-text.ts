/** Characters that people type for an apostrophe: quotes, accents, primes. Escaped, because they look alike. */
const apostrophes = /['\u2018\u2019\u02bc`\u00b4\u2032\uff07]/g;

// Some keyboards turn the apostrophe into a space: "can t", "don t".
const splitNegation = /\b(can|don|won|isn|doesn|didn|couldn|wasn|aren) t\b/g;

/** Names written as one word or two, with a hyphen or without. */
const joinedNames: readonly [RegExp, string][] = [
  [/\bx ?rays?\b/g, 'xray'],
  [/\bb ?12\b/g, 'b12'],
  [/\bt ?3\b/g, 't3'],
  [/\bcan ?not\b/g, 'cant'],
  [/\bwalk ?ins?\b/g, 'walkin'],
  [/\bcheck ?ups?\b/g, 'checkup'],
  [/\b(my|him|her|your|them) sel(?:f|ves)\b/g, '$1self'],
  [/\bblood ?work\b/g, 'blood work'],
  [/\bhb ?a1c\b|\ba1c\b/g, 'hba1c'],
];

/**
 * Text as the rules compare it: lowercase words and digits, one space apart. Accents, apostrophes, stretched letters
 * ("heeelp") and invisible characters are gone.
 */
export function plainText(text: string): string {
  const plain = text
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .toLowerCase()
    .replace(apostrophes, '')
    .replace(/([a-z])\1{2,}/g, '$1')
    .replace(/[^a-z0-9$]+/g, ' ')
    .trim()
    .replace(splitNegation, '$1t');
  return joinedNames.reduce((joined, [pattern, name]) => joined.replace(pattern, name), plain);
}
