import { expect, test } from 'vitest';
import { search } from './search.ts';

test.each([
  ['vaccines', 'vaccine'],
  ['allergies', 'allergy'],
  ['screening', 'screenings'],
  ['infections', 'infected'],
])('%j and %j find the same passage', (one, other) => {
  expect(search(one)[0]?.passage).toBeDefined();
  expect(search(one)[0]?.passage).toBe(search(other)[0]?.passage);
});

test('a search ranks the page about the subject first', () => {
  expect(search('ultrasound of the thyroid')[0]?.passage).toMatchObject({
    title: 'Thyroid',
    href: '/ultrasound',
  });
  expect(search('flu vaccine')[0]?.passage.text).toContain('$30 without insurance');
});

test.each(['', 'what is the', 'care', 'new patient', 'zyxmarker'])('%j finds nothing', (question) => {
  expect(search(question)).toEqual([]);
});

test('the words that a quote looks for are those that are not vague', () => {
  expect(search('flu test for a new patient')[0]?.matchedWords).toEqual(['flu']);
});
