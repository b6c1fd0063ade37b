/** Maps a word and its abbreviations to one spelling. `st` is both street and saint, so both become `st`. */
const shortened: Readonly<Record<string, string>> = {
  north: 'n',
  south: 's',
  east: 'e',
  west: 'w',
  street: 'st',
  saint: 'st',
  road: 'rd',
  av: 'ave',
  avenue: 'ave',
  boulevard: 'blvd',
  bl: 'blvd',
  parkway: 'pkwy',
  drive: 'dr',
  lane: 'ln',
  highway: 'hwy',
  mount: 'mt',
  mountain: 'mt',
  mtn: 'mt',
};

const streetWords = new Set('st rd ave blvd pkwy dr ln hwy ct cir pl way'.split(' '));
const directions = new Set('n s e w'.split(' '));

/** Words that people put around a place's name, and that searches ignore. */
const fillers = new Set(
  (
    'a address and area around at by clinic clinics closest code corner doctor find for from i im in is live ' +
    'location locations me my near nearby nearest neighborhood next nv nevada of on our the to urgent care us usa zip'
  ).split(' '),
);

/**
 * Abbreviations of other states, and the names of three neighboring states. Leaves out abbreviations that are also
 * words: in, or, me, la, ct, mt.
 */
const otherStates = new Set(
  (
    'ak al ar az ca co dc fl ga hi id il ky md mi mn ms nc nd ne nh nj nm ny oh ok pa sc sd tn tx ut va vt wa wi wv wy ' +
    'arizona california utah'
  ).split(' '),
);

/**
 * The words of a search that help to find a place, each in one spelling: lower case, without accents,
 * punctuation or fillers.
 */
export function searchWords(text: string): string[] {
  const plain = text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\u0300-\u036f'’‘`]/g, '')
    .replace(/\b(\d{5})\s*[-–]\s*\d{4}\b/g, '$1')
    .replace(/([a-z])(\d{5})\b/g, '$1 $2');
  const words = plain.match(/[a-z0-9]+/g) ?? [];
  return words.map((word) => shortened[word] ?? word).filter((word) => !fillers.has(word));
}

export function isNumber(word: string): boolean {
  return /^\d+$/.test(word);
}

export function isZip(word: string): boolean {
  return /^\d{5}$/.test(word);
}

export function isStreetWord(word: string): boolean {
  return streetWords.has(word);
}

/** Whether a word is in too many street names to identify a street. */
export function isCommon(word: string): boolean {
  return streetWords.has(word) || directions.has(word);
}

/**
 * Whether the text ends in a state other than Nevada: California has a Paradise, too, and New Mexico a Las
 * Vegas.
 */
export function isOutOfState(words: readonly string[]): boolean {
  return words.length > 1 && otherStates.has(words.at(-1) ?? '');
}
