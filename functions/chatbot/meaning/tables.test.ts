import { expect, test } from 'vitest';
import { deskWords } from '#functions/chatbot/intents/words.ts';
import { lexicon } from './lexicon.ts';
import { numberMeanings } from './numbers.ts';
import { tables } from './tables.ts';

/** Every concept that a wording or a number may stand for. */
const concepts = new Set([
  ...Array.from(`${lexicon}${deskWords}`.matchAll(/(\w+):/g), ([, name]) => name),
  ...Object.keys(numberMeanings('')),
  'onlyHelp',
]);

test('the tables name only concepts that exist', () => {
  const phrasings = Object.values(tables).flatMap((table) => [...table.values()].flat());
  const named = phrasings.flatMap(({ groups, except }) => [...groups.flat(2), ...except]);
  const unknown = named.filter((name) => name.startsWith('@') && !concepts.has(name.slice(1)));
  expect([...new Set(unknown)]).toEqual([]);
  // Every concept is behind an @: without one, it would stand for a word that people don't type.
  expect(named.filter((name) => /[a-z][A-Z]/.test(name) && !name.startsWith('@'))).toEqual([]);
});
