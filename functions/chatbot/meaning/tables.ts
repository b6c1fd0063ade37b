import { care, complaints } from '#functions/chatbot/emergencies/complaints.ts';
import { dangers } from '#functions/chatbot/emergencies/dangers.ts';
import { frontDeskQuestions } from '#functions/chatbot/intents/front-desk.ts';
import { intents } from '#functions/chatbot/intents/intents.ts';
import { deskWords } from '#functions/chatbot/intents/words.ts';
import { otherInsurers } from '#functions/chatbot/prices/insurance-answer.ts';
import { passages } from '#functions/chatbot/search/passages.ts';
import { moreEnglishWords, shorthand, spanishWords } from '#functions/chatbot/words/known-words.ts';
import { type Phrasings, phrasingsOf, Wordings } from '#functions/chatbot/words/phrasing.ts';
import { spellingOf } from '#functions/chatbot/words/spelling.ts';
import { clinics } from '#shared/clinics/clinics.ts';
import { valleyPlaces } from '#shared/clinics/places.ts';
import { insurers } from '#shared/insurers.ts';
import { labTests } from '#shared/lab-tests/catalogue.ts';
import { labTestNames, testsNotSold } from '#shared/lab-tests/names.ts';
import { lexicon } from './lexicon.ts';

/** Every wording of the tables, ready to be searched for in a message. */
export const wordings = new Wordings();

const tableWords = new Set<string>();
const spanish = new Set(spanishWords);
/** Spanish word beginnings from the lexicon (`*`), without those that English shares. */
const spanishStarts = new Set<string>();

function addWording(wording: string, name = wording): void {
  wordings.add(wording, name);
  for (const word of wording.split(' ')) tableWords.add(word);
}

/** Expands `(a b)c` to `ac` and `bc`, and `(a)c` to `c` and `ac`. */
function expand(wording: string): string[] {
  const [group, inside = ''] = wording.match(/\(([^()]*)\)/) ?? [];
  if (!group) return [wording.replace(/_+/g, ' ').trim()];
  const choices = /\s/.test(inside) ? inside.split(/\s+/) : ['', inside];
  return choices.flatMap((choice) => expand(wording.replace(group, choice)));
}

/** Adds a table of concepts. Returns their names, each with the @. */
function addConcepts(table: string): ReadonlySet<string> {
  const entries = Array.from(table.matchAll(/(\w+):([^;/]+)(?:\/([^;]+))?;/g), ([, name, ...halves]) => {
    const [english = [], inSpanish = []] = halves.map((half = '') =>
      half.match(/(?:\([^)]*\)|\S)+/g)?.flatMap(expand),
    );
    for (const wording of [...english, ...inSpanish]) addWording(wording, `@${name}`);
    for (const word of inSpanish.join(' ').split(' '))
      (word.endsWith('*') ? spanishStarts : spanish).add(word);
    for (const word of english.join(' ').split(' ')) spanishStarts.delete(word);
    return `@${name}`;
  });
  return new Set(entries);
}

/** Adds a table of entries. By `scope`, an exception after a `!` applies to one alternative or to the whole entry. */
function addPhrasings(
  rows: Readonly<Record<string, { asked: string }>>,
  scope: 'alternative' | 'entry' = 'entry',
): Phrasings {
  return new Map(
    Object.entries(rows).map(([name, { asked }]) => {
      const phrasings = phrasingsOf(asked);
      const all = phrasings.flatMap(({ except }) => except);
      for (const said of [...phrasings.flatMap(({ groups }) => groups.flat(2)), ...all])
        if (!said.startsWith('@')) addWording(said);
      const sharing = phrasings.map((each) => ({ ...each, except: all }));
      return [name, scope === 'alternative' ? phrasings : sharing];
    }),
  );
}

/** The names of the health concepts, without those about the clinics. */
export const signs = addConcepts(lexicon);
addConcepts(deskWords);

/** All tables, ready to be matched with hits from `wordings`. */
export const tables = {
  dangers: addPhrasings(dangers, 'alternative'),
  care: addPhrasings(care),
  complaints: addPhrasings(complaints),
  intents: addPhrasings(intents),
  frontDesk: addPhrasings(frontDeskQuestions),
};

const lettersOf = (texts: readonly string[]) =>
  texts.flatMap((text) => text.toLowerCase().match(/[a-z]{3,}/g) ?? []);

/** Correctly spelled English words: those of the site's own pages, and a few more. */
const englishWords: ReadonlySet<string> = new Set([
  ...moreEnglishWords,
  ...lettersOf(passages.map(({ title, text }) => `${title} ${text}`)),
]);

const names = [
  ...[...insurers, ...otherInsurers].flatMap(({ name, aliases }) => [name, ...aliases]),
  ...[...labTests.flatMap(({ id }) => labTestNames(id).others), ...testsNotSold],
  ...clinics.map(({ name }) => name),
  ...valleyPlaces.flatMap((place) => place.names),
];
const inTables = ['', 'ed', 'ing'].flatMap((end) => [...tableWords].map((word) => word.replace('*', end)));
const words = [...inTables, ...lettersOf(names), ...spanishWords];
const keywords = new Set(words.filter((word) => /^[a-z]{2,}$/.test(word)));
const known = new Set([...keywords, ...englishWords, ...shorthand.keys()]);

/** Endings to remove before looking up a word: "looked", "moves", "stopped", "tries". */
const inflections: readonly (readonly [RegExp, string])[] = [
  [/(?:s|es|d|ed|ing|er|ly|r)$/, ''],
  [/ing$/, 'e'],
  [/(.)\1(?:ed|ing|er)$/, '$1'],
  [/ie[sd]$/, 'y'],
];

function isKnown(word: string): boolean {
  return (
    known.has(word) ||
    [1, 2, 3, 4].some((cut) => word.length > cut + 2 && tableWords.has(`${word.slice(0, -cut)}*`)) ||
    inflections.some(([ending, stem]) => ending.test(word) && known.has(word.replace(ending, stem)))
  );
}

/** Corrects a word's spelling to a word of the tables. */
export const meant = spellingOf(keywords, isKnown);

/** Whether a message is Spanish. Words that English has too don't count. */
export function isSpanish(words: readonly string[]): boolean {
  const starts = (word: string) => [4, 5, 6, 7].some((end) => spanishStarts.has(`${word.slice(0, end)}*`));
  const isEnglish = (word: string) => englishWords.has(word) && !spanish.has(word);
  const inSpanish = words.filter(
    (word) => /[a-z]/.test(word) && !englishWords.has(word) && (spanish.has(word) || starts(word)),
  );
  return inSpanish.length > 0 && inSpanish.length >= words.filter(isEnglish).length;
}
