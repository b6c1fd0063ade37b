import { care, complaints } from '#functions/chatbot/emergencies/complaints.ts';
import { dangers } from '#functions/chatbot/emergencies/dangers.ts';
import { frontDeskQuestions } from '#functions/chatbot/intents/front-desk.ts';
import { intents } from '#functions/chatbot/intents/intents.ts';
import { deskWords } from '#functions/chatbot/intents/words.ts';
import { otherInsurers } from '#functions/chatbot/prices/insurance-answer.ts';
import { englishWords, shorthand, spanishWords } from '#functions/chatbot/words/known-words.ts';
import { soundOf, spellingsOf, type Vocabulary } from '#functions/chatbot/words/spelling.ts';
import { clinics } from '#shared/clinics/clinics.ts';
import { valleyPlaces } from '#shared/clinics/places.ts';
import { insurers } from '#shared/insurers.ts';
import { labTestAliases, testsNotSold } from '#shared/lab-tests/aliases.ts';
import { lexicon } from './lexicon.ts';
import { numberMeanings } from './numbers.ts';
import { type Phrasing, phrasingsOf, Wordings, wordingsOf } from './phrasing.ts';

/** The ways to say each entry of a table, by its name. */
export type Phrasings<Name extends string = string> = ReadonlyMap<Name, readonly Phrasing[]>;

const tree = new Wordings();
const tableWords: string[] = [];
const spanish = new Set(spanishWords);

/** `(a b)c` as `ac` and `bc`, `(a)c` as `c` and `ac`. */
function expand(wording: string): string[] {
  const group = wording.match(/\(([^()]*)\)/);
  if (!group) return [wording.replace(/_+/g, ' ').trim()];
  const choices = group[1]?.split(' ') ?? [];
  return [...choices, ...(choices.length === 1 ? [''] : [])].flatMap((choice) =>
    expand(wording.replace(group[0], choice)),
  );
}

/** Adds a table of concepts. Returns their names. */
function addConcepts(table: string): string[] {
  const concepts: string[] = [];
  for (const entry of table.split(';').filter((each) => each.includes(':'))) {
    const [name = '', words = ''] = entry.replace(/\s+/g, ' ').trim().split(': ');
    const [english = [], inSpanish = []] = words
      .split(' / ')
      .map((half) => (half.match(/(?:\([^)]*\)|\S)+/g) ?? []).flatMap(expand));
    for (const wording of [...english, ...inSpanish]) {
      tree.add(wording, `@${name}`);
      tableWords.push(...wording.split(' '));
    }
    for (const word of inSpanish.join(' ').split(' ')) if (!word.endsWith('*')) spanish.add(word);
    concepts.push(name);
  }
  return concepts;
}

function addPhrasings<Name extends string>(
  rows: Readonly<Record<Name, { asked: string }>>,
  share: (phrasings: Phrasing[]) => Phrasing[] = (phrasings) => phrasings,
): Phrasings<Name> {
  const entries = Object.entries(rows) as [Name, { asked: string }][];
  const table = new Map(entries.map(([name, { asked }]) => [name, share(phrasingsOf(asked))]));
  for (const wording of [...table.values()].flat().flatMap(wordingsOf)) {
    tree.add(wording);
    tableWords.push(...wording.split(' '));
  }
  return table;
}

/** The concepts of the lexicon: of health, not of the clinics. */
export const signs: ReadonlySet<string> = new Set(addConcepts(lexicon));
const deskConcepts = addConcepts(deskWords);

/** Makes what is behind any `!` of an entry hold for all of its alternatives. */
function sharing(phrasings: Phrasing[]): Phrasing[] {
  const except = phrasings.flatMap((phrasing) => phrasing.except);
  return phrasings.map((phrasing) => ({ ...phrasing, except }));
}

/** All tables, ready to be matched with what `wordings` finds. */
export const tables = {
  dangers: addPhrasings(dangers),
  care: addPhrasings(care, sharing),
  complaints: addPhrasings(complaints, sharing),
  intents: addPhrasings(intents, sharing),
  frontDesk: addPhrasings(frontDeskQuestions, sharing),
};

export const wordings: Pick<Wordings, 'find'> = tree;

/** Every concept that a wording or a number may stand for. */
export const concepts: ReadonlySet<string> = new Set([
  ...signs,
  ...deskConcepts,
  ...Object.keys(numberMeanings('')),
  'onlyHelp',
]);

const isWord = (word: string) => /^[a-z]{2,}$/.test(word);

function lettersOf(texts: readonly string[]): string[] {
  return (
    texts
      .join(' ')
      .toLowerCase()
      .match(/[a-z]{3,}/g) ?? []
  );
}

/** A word of a table, or the forms of one that ends in `*`. */
function formsOf(word: string): string[] {
  if (!word.endsWith('*')) return [word];
  const stem = word.slice(0, -1);
  return stem.length < 4 ? [] : [stem, ...['ed', 'ing'].map((end) => stem + end)];
}

/** "Looked", "moves", "stopped", "tries": what is left of them is a known word. */
const inflections: readonly (readonly [RegExp, string])[] = [
  [/(?:s|es|d|ed|ing|er|ly|r)$/, ''],
  [/(?:ed|es|ing|er)$/, ''],
  [/ing$/, 'e'],
  [/(.)\1(?:ed|ing|er)$/, '$1'],
  [/ie[sd]$/, 'y'],
];

function vocabularyOf(): Vocabulary {
  const names = lettersOf([
    ...[...insurers, ...otherInsurers].flatMap(({ name, aliases }) => [name, ...aliases]),
    ...[...Object.values(labTestAliases).flat(), ...testsNotSold],
    ...clinics.map(({ name }) => name),
    ...valleyPlaces.flatMap((place) => place.names),
  ]);
  const keywords = [...new Set([...tableWords.flatMap(formsOf), ...names, ...spanishWords])].filter(isWord);
  const known = new Set([...keywords, ...englishWords, ...shorthand.keys()]);
  const starts = new Set(
    tableWords.filter((word) => /^.{3,}\*$/.test(word)).map((word) => word.slice(0, -1)),
  );
  const isKnown = (word: string) =>
    known.has(word) ||
    [1, 2, 3, 4].some((ending) => starts.has(word.slice(0, -ending))) ||
    inflections.some(([ending, stem]) => ending.test(word) && known.has(word.replace(ending, stem)));
  const sounds = keywords.filter((word) => word.length >= 4).map((word) => [soundOf(word), word] as const);
  return { isKnown, shorthand, spellings: spellingsOf(keywords), sounds: new Map(sounds.toReversed()) };
}

/** Every word that the chat knows. Ready before the first message. */
export const vocabulary: Vocabulary = vocabularyOf();

/** Words that are also English don't make a message Spanish. */
export function isSpanish(words: readonly string[]): boolean {
  const inSpanish = words.filter((word) => spanish.has(word) && !englishWords.has(word)).length;
  const inEnglish = words.filter((word) => englishWords.has(word) && !spanish.has(word)).length;
  return inSpanish > 0 && inSpanish >= inEnglish;
}
