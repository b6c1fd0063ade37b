/** What people type where an apostrophe belongs: quotes, accents, primes. As escapes, since they all look alike. */
const apostrophes = /['\u2018\u2019\u02bc`\u00b4\u2032\uff07]/g;

// "can t" and "don t" come from keyboards that turn the apostrophe into a blank.
const splitNegation = /\b(can|don|won|isn|doesn|didn|couldn|wasn|aren) t\b/g;

// Names that people write in one word or two, with a hyphen or without.
const joined: readonly [RegExp, string][] = [
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
 * A message as the rules compare it: small letters and digits in words one blank apart. Accents, apostrophes, stretched
 * letters ("heeelp") and invisible characters are gone.
 */
export function plainText(message: string): string {
  let text = message
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .toLowerCase()
    .replace(apostrophes, '')
    .replace(/([a-z])\1{2,}/g, '$1')
    .replace(/[^a-z0-9$]+/g, ' ')
    .trim()
    .replace(splitNegation, '$1t');
  for (const [pattern, word] of joined) text = text.replace(pattern, word);
  return text;
}

const asTheyAre = new Set(joined.map(([, word]) => word));

/** Endings that only number or time give a word, and what stays of them. */
const endings: readonly [ending: string, stays: string][] = [
  ['sses', 'ss'],
  ['xes', 'x'],
  ['ches', 'ch'],
  ['shes', 'sh'],
  ['ss', 'ss'],
  ['us', 'us'],
  ['s', ''],
];
const lateEndings = ['ing', 'ed', 'ion'];

/** A word without the ending that only its number or time gives it: `vaccines` and `vaccine` are one, and begin alike. */
export function stem(word: string): string {
  if (word.length < 4 || asTheyAre.has(word) || hasDigit(word)) return word;
  // No regular expressions: lists of words are stemmed at every cold start.
  let stemmed = word;
  const found = endings.find(([ending]) => stemmed.endsWith(ending));
  if (found) stemmed = stemmed.slice(0, -found[0].length) + found[1];
  const late = lateEndings.find((ending) => stemmed.endsWith(ending) && stemmed.length >= ending.length + 4);
  if (late) stemmed = stemmed.slice(0, -late.length);
  for (const vowel of ['ie', 'y', 'e']) {
    if (stemmed.endsWith(vowel) && stemmed.length >= vowel.length + 2) return stemmed.slice(0, -vowel.length);
  }
  return stemmed;
}

function hasDigit(word: string): boolean {
  for (const letter of word) if (letter >= '0' && letter <= '9') return true;
  return false;
}

// Words that say nothing of what a question is about.
const emptyWords = new Set(
  `a about after all alone also am an and any anybody anyone anything are as at be been before being but by can cant come could
  currently did do does doesnt doing done dont each else ever every find for from get give go going gonna good got had has
  have having he hello help her here hey hi him his how i id if ill im in into is isnt it its ive just know let like
  looking make many may maybe me might more most much must my need no not now of off offer offered offering offers ok on
  one only or other our out over people perform please possible provide provides really right same see she should show
  so some somebody someone something sort sure take taken tell than thank thanks that the their them then there these
  they thing things this those through to today too treat treated treating treatment treatments u up us use used using
  very wanna want wants was way we well were what whats when where wheres which while who whos why will wish with would
  yes yet you your youre clinic clinics sagebrush service services available doctor doctors guys kind explain mean
  difference between during happens happen work works often long information info question questions`.split(
    /\s+/,
  ),
);

/** Whether a word says nothing of what a text is about. */
export function isEmptyWord(word: string): boolean {
  return word === '' || emptyWords.has(word);
}

/** The words a question is about, in their stems, each once. */
export function contentWords(plain: string): string[] {
  return [
    ...new Set(
      plain
        .split(' ')
        .filter((word) => !isEmptyWord(word))
        .map(stem),
    ),
  ];
}
