import { expect, test } from 'vitest';
import { plainText } from '#functions/chatbot/plain-text.ts';
import { emergencyRules, fillers } from './rules.ts';

test('no rule holds a word that is removed from messages before the rules see them', () => {
  const words = emergencyRules.flatMap(({ phrasing }) => phrasing.split(/ \+ |\||[ ]/));
  expect(words.filter((word) => word === '' || fillers.has(word))).toEqual([]);
  expect(words.filter((word) => plainText(word) !== word)).toEqual([]);
});
