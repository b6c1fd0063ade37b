import fc from 'fast-check';
import { expect, test } from 'vitest';
import { initialsOf } from './initials.ts';

test.each([
  ['Dana', 'Ortega', 'D.O.'],
  ['dana', 'van der Berg', 'D.B.'],
  ['Ana María', 'O’Neill', 'A.O.'],
  ['Élodie', 'Ñuñez', 'É.Ñ.'],
  ['E\u0301lodie', "'tHooft", 'É.T.'],
  ['小龍', '李', '小.李.'],
  ['क्षितिज', 'शर्मा', 'क्षि.श.'],
  ['\u1112\u1161\u11ab', '김', '한.김.'],
  ['محمد', 'علي', 'م.ع.'],
  ['Dana', '-', 'D.'],
  ['<img src=x>', '{{7*7}}', 'I.S.'],
  ['7', '.', ''],
])('%s %s: %s', (first, last, initials) => {
  expect(initialsOf(`${first} ${last}`)).toBe(initials);
});

test.each([
  ['Dana Ortega', 'D.O.'],
  ['Dana M. Ortega', 'D.O.'],
  ['  Dana  ', 'D.'],
  ['山田\u3000太郎', '山.太.'],
  ['Dana 7', 'D.'],
  ['', ''],
])('%j: %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});

test('a pile of marks on a letter is left out', () => {
  expect(initialsOf(`D${'\u0301'.repeat(90)} Ortega`)).toBe('D.O.');
});

const typed = fc.oneof(fc.string(), fc.string({ unit: 'binary' }));

test('have room for no words, whatever was typed', () => {
  fc.assert(
    fc.property(typed, (name) => {
      const initials = initialsOf(name);
      expect(initials).toMatch(/^(?:[\p{L}\p{M}]+\.){0,2}$/u);
      expect(initials.length).toBeLessThanOrEqual(40);
    }),
    { numRuns: 300 },
  );
});
