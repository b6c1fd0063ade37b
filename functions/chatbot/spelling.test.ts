import { expect, test } from 'vitest';
import { correctionsOf, vocabularyOf } from './spelling.ts';

test.each([
  ['siezure', 'seizure', true],
  ['unconcious', 'unconscious', true],
  ['uncnosciuos', 'unconscious', true],
  ['breath', 'breathe', true],
  ['ultrsound', 'ultrasound', true],
  ['pian', 'pain', false],
  ['leisure', 'seizure', false],
  ['house', 'hours', false],
  ['position', 'poison', false],
])('%j may be a misspelling of %j: %j', (typed, word, isCorrection) => {
  expect(correctionsOf(typed, vocabularyOf([word]))).toEqual(isCorrection ? [word] : []);
});

test('the closest word comes first', () => {
  const vocabulary = vocabularyOf(['appointments', 'appointment', 'ointment']);
  expect(correctionsOf('appointmnt', vocabulary)).toEqual(['appointment', 'appointments']);
});
