import { allPhrasings } from '#functions/chatbot/intents/intents.ts';
import { wordsOf } from '#functions/chatbot/phrasing.ts';
import { plainText } from '#functions/chatbot/plain-text.ts';
import { corpus } from '#functions/chatbot/search/corpus.ts';
import { correctionsOf, soundOf, type Vocabulary, vocabularyOf } from '#functions/chatbot/spelling.ts';
import { clinics } from '#shared/clinics/clinics.ts';
import { valleyPlaces } from '#shared/clinics/places.ts';
import { insurers } from '#shared/insurers.ts';
import { labTestAliases } from '#shared/lab-tests/aliases.ts';
import { everydayWords } from './everyday-words.ts';
import { otherInsurers } from './other-insurers.ts';
import { shorthand } from './shorthand.ts';
import { splitJoined } from './split-joined.ts';

/** Keywords that no phrasing, place or price list has. */
const otherKeywords = `fever feverish temperature thanksgiving christmas independence memorial juneteenth veterans easter
  halloween columbus presidents nearest closest location locations directions address price prices pricing insurance medicaid medicare
  vaccine antibiotic antibiotics ibuprofen tylenol dosage pregnant pregnancy hello thanks morning afternoon
  january february march april june july august september october november december henderson summerlin monday tuesday
  wednesday thursday friday kaiser chest stitches contraception ultrasound semaglutide expensive covered coverage copay deductible`;

let cachedKeywords: Vocabulary | undefined;

function keywords(): Vocabulary {
  if (cachedKeywords) return cachedKeywords;
  const named = [
    ...[...insurers, ...otherInsurers].flatMap(({ name, aliases }) => [name, ...aliases]),
    ...Object.values(labTestAliases).flat(),
    ...clinics.map(({ name }) => name),
    ...valleyPlaces.flatMap(({ names }) => names),
    otherKeywords,
  ];
  const words = [...allPhrasings().flatMap(wordsOf), ...plainText(named.join(' ')).split(' ')].filter(
    (word) => /^[a-z]{3,}$/.test(word),
  );
  cachedKeywords = vocabularyOf(words);
  return cachedKeywords;
}

let cachedSounds: ReadonlyMap<string, string> | undefined;

/** The keywords by their sound. */
function keywordsBySound(): ReadonlyMap<string, string> {
  cachedSounds ??= new Map(
    Array.from(keywords().words, (word) => [soundOf(word), word] as const).filter(([sound]) => sound !== ''),
  );
  return cachedSounds;
}

const everyday = new Set(everydayWords);

let cachedAll: Vocabulary | undefined;

/** Everything that the site, the valley or an everyday message says. Slow to read, and most messages never need it. */
function allWords(): Vocabulary {
  if (cachedAll) return cachedAll;
  const texts = corpus().map(({ title, text, page }) => `${title} ${page} ${text}`);
  const siteWords =
    texts
      .join(' ')
      .toLowerCase()
      .match(/[a-z]+/g) ?? [];
  cachedAll = vocabularyOf([...keywords().words, ...everydayWords, ...siteWords]);
  return cachedAll;
}

function isKnown(word: string): boolean {
  return (
    everyday.has(word) ||
    shorthand[word] !== undefined ||
    keywords().words.has(word) ||
    allWords().words.has(word)
  );
}

/** Whether a word may be a part of words run together. Short words are only the most common ones: the site also says `al` and `ac`. */
function isPart(word: string): boolean {
  return word.length > 2 ? isKnown(word) : everyday.has(word);
}

/** A word as it was meant, as far as that can be told. */
function meant(typed: string): string {
  const short = shorthand[typed];
  if (short) return short;
  if (/\d/.test(typed) || isKnown(typed)) return typed;
  // "coughin", "throwin up"
  if (typed.endsWith('in') && isKnown(`${typed}g`)) return `${typed}g`;
  const corrections = correctionsOf(typed, keywords(), { short: true });
  const keyword = corrections.find((word) => soundOf(word) === soundOf(typed)) ?? corrections[0];
  if (keyword) return keyword;
  const siteWord = correctionsOf(typed, allWords())[0];
  return siteWord ?? splitJoined(typed, isPart) ?? keywordsBySound().get(soundOf(typed)) ?? typed;
}

/** Plain text with shorthand written out, words run together taken apart, and misspellings corrected. */
export function correctSpelling(plain: string): string {
  return plain.split(' ').map(meant).join(' ');
}

/** Plain text with words run together taken apart, and nothing else changed. */
export function splitJoinedWords(plain: string): string {
  return plain
    .split(' ')
    .map((word) => (isKnown(word) ? word : (splitJoined(word, isPart) ?? word)))
    .join(' ');
}
