/** Spellings that differ by a space, a hyphen or a digit, each replaced by one word. */
const joinedNames: readonly (readonly [RegExp, string])[] = [
  // Some keyboards turn the apostrophe into a space: "can t", "don t".
  [/\b(can|don|won|isn|doesn|didn|couldn|wasn|aren) t\b/g, '$1t'],
  [/\bcan ?not\b/g, 'cant'],
  [/\b(?:x|ex)[ -]?rays?\b|\brayos x\b/g, 'xray'],
  [/\b(b|t) ?-?(12|3|4)\b/g, '$1$2'],
  [/\b(?:hb ?)?a1c\b/g, 'hba1c'],
  [/\bwalk[ -]?ins?\b/g, 'walkin'],
  [/\bcheck[ -]?ups?\b/g, 'checkup'],
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
    // Characters that people type as an apostrophe: quotes, accents, primes. Escaped, because they look alike.
    .replace(/['\u2018\u2019\u02bc`\u00b4\u2032\uff07]/g, '')
    .replace(/([eo])\1{2,}/g, '$1$1')
    .replace(/([a-z])\1{2,}/g, '$1');
  return joinedNames.reduce((joined, [pattern, name]) => joined.replace(pattern, name), plain);
}

/** Later words aren't corrected: few people write that much, and a hostile message must stay cheap. */
const maxCorrected = 40;

/**
 * The words and numbers of a plain text, each corrected by `meant` ("2mo" becomes two, "100.4" stays one), and the
 * indexes of the words that follow a comma, a period or similar.
 */
export function wordsOf(plain: string, meant = (typed: string): readonly string[] => [typed]) {
  const words: string[] = [];
  const breaks = new Set<number>();
  for (const [token] of plain.matchAll(/\b(?:hba1c|b12|t3|t4)\b|\d+(?:\.\d+)?|[a-z]+|[$,.;:!?\n]/g)) {
    if (/[,.;:!?\n]$/.test(token)) breaks.add(words.length);
    else words.push(...(words.length < maxCorrected ? meant(token) : [token]));
  }
  return { words, breaks };
}

/** Text as its words and numbers in lower case, one space apart. */
export function plainWords(text: string): string {
  return wordsOf(plainText(text)).words.join(' ');
}
