import { expect, test } from 'vitest';
import { deskWords } from '#functions/chatbot/intents/words.ts';
import { shorthand } from '#functions/chatbot/words/known-words.ts';
import { lexicon } from './lexicon.ts';
import { numberMeanings } from './numbers.ts';
import { tables } from './tables.ts';

/** Every concept that a wording or a number may stand for. */
const concepts = new Set([
  ...Array.from(`${lexicon}${deskWords}`.matchAll(/(\w+):/g), ([, name]) => name),
  ...Object.keys(numberMeanings('')),
  'onlyHelp',
]);

const phrasings = Object.values(tables).flatMap((table) => [...table.values()].flat());
const named = phrasings.flatMap(({ groups, except }) => [...groups.flat(2), ...except]);

test('the tables name only concepts that exist', () => {
  const unknown = named.filter((name) => name.startsWith('@') && !concepts.has(name.slice(1)));
  expect([...new Set(unknown)]).toEqual([]);
  // Every concept's name must follow an @: without the @, it would stand for a word, which people don't type.
  expect(named.filter((name) => /[a-z][A-Z]/.test(name) && !name.startsWith('@'))).toEqual([]);
});

test('every wording is words, a last one perhaps with a star: a sign of the notation went wrong otherwise', () => {
  expect(named.filter((wording) => !/^(?:@\w+|[a-z0-9$*]+(?: [a-z0-9$*]+)*)$/.test(wording))).toEqual([]);
});

test('no wording waits for a word that is written out before the tables see it', () => {
  // Leave out wordings with groups: "(mon tues)day" doesn't contain the word "mon".
  const ofConcepts = `${lexicon}${deskWords}`.replace(/\S*\([^)]*\)\S*/g, '').split(/[_\s;]+/);
  const words = [...named.flatMap((wording) => wording.split(' ')), ...ofConcepts];
  expect(words.filter((word) => shorthand.has(word))).toEqual([]);
});

test('no concept is defined twice', () => {
  const names = Array.from(`${lexicon}${deskWords}`.matchAll(/(\w+):/g), ([, name]) => name);
  expect(names.length).toBe(new Set(names).size);
});
