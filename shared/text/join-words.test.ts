import { expect, test } from 'vitest';
import { joinWords } from './join-words.ts';

test.each([
  [[], ''],
  [['Aetna'], 'Aetna'],
  [['Aetna', 'Cigna'], 'Aetna and Cigna'],
  [['Aetna', 'Cigna', 'Humana'], 'Aetna, Cigna and Humana'],
])('%j reads %j', (words, text) => {
  expect(joinWords(words)).toBe(text);
});
