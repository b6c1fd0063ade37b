import { expect, test } from 'vitest';
import { emergencyRules, fillers } from './emergency-rules.ts';
import { search, tellingWords } from './search.ts';
import { isSpelling } from './spelling.ts';
import { plainText, stem } from './words.ts';

test.each([
  ['I CAN\u2019T  breathe!!!', 'i cant breathe'],
  ['can t breathe', 'cant breathe'],
  ['can not', 'cant'],
  ['Heeeelp\u200b', 'help'],
  ['\uff43\uff48\uff45\uff53\uff54', 'chest'],
  ['beb\u00e9', 'bebe'],
  ['X-Ray, x rays & xrays', 'xray xray xray'],
  ['B-12', 'b12'],
  ['my self', 'myself'],
  ['...', ''],
])('%j is compared as %j', (message, plain) => {
  expect(plainText(message)).toBe(plain);
});

test.each([
  ['vaccines', 'vaccine'],
  ['allergies', 'allergy'],
  ['screening', 'screens'],
  ['infections', 'infected'],
  ['boxes', 'box'],
])('%j and %j are one word', (one, other) => {
  expect(stem(one)).toBe(stem(other));
});

test.each([
  ['siezure', 'seizure', true],
  ['unconcious', 'unconscious', true],
  ['breath', 'breathe', true],
  ['ultrsound', 'ultrasound', true],
  ['pian', 'pain', false],
  ['leisure', 'seizure', false],
  ['house', 'hours', false],
  ['position', 'poison', false],
])('%j for %j: %j', (typed, word, is) => {
  expect(isSpelling(typed, word)).toBe(is);
});

test('the rules of emergencies hold no word that is left out of messages before', () => {
  const words = emergencyRules.flatMap(({ said }) => said.split(/ \+ |\||[ ]/));
  expect(words.filter((word) => word === '' || fillers.has(word))).toEqual([]);
  expect(words.filter((word) => plainText(word) !== word)).toEqual([]);
});

test('a search ranks the page about it first, and finds nothing for words that say nothing', () => {
  expect(search('ultrasound of the thyroid')[0]?.passage).toMatchObject({
    title: 'Thyroid',
    href: '/ultrasound',
  });
  expect(search('flu vaccine')[0]?.passage.text).toContain('$30 without insurance');
  for (const nothing of ['', 'what is the', 'care', 'zyxmarker']) expect(search(nothing)).toEqual([]);
});

test('the telling words of a question are those that are not vague', () => {
  expect(tellingWords('flu test for a new patient')).toEqual(['flu']);
  expect(tellingWords('new patient test')).toEqual(['new', 'patient', 'test']);
});
