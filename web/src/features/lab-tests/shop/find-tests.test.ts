import { expect, it } from 'vitest';
import { labTests } from '#shared/lab-tests/catalogue.ts';
import { findTests } from './find-tests.ts';

const found = (term: string) => findTests(labTests, term).map(({ title }) => title);

it.each(['', ' ', '\t\n'])('finds all for %j', (term) => {
  expect(found(term)).toHaveLength(16);
});

it('looks at titles, whatever the case and the blanks around', () => {
  expect(found('  tEstoSterone ')).toEqual(['Testosterone Free Total', 'Testosterone Total']);
});

it('looks at descriptions too', () => {
  expect(found('thyroid')).toEqual(['TSH', 'T3']);
});

it('takes the term as it is', () => {
  expect(found('R.Art')).toEqual(['R.Arthritis']);
  expect(found('.*')).toEqual([]);
  expect(found('CBC CMP')).toEqual([]);
});
