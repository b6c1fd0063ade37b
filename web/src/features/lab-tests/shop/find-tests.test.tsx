import { expect, it } from 'vitest';
import { labTests } from '#shared/lab-tests/catalogue.ts';
import { findTests } from './shop-screen.tsx';

const found = (term: string) => findTests(labTests, term).map(({ title }) => title);

it.each(['', ' ', '\t\n'])('finds all for %j', (term) => {
  expect(found(term)).toHaveLength(16);
});

it('searches titles in any case, without surrounding blanks', () => {
  expect(found('  tEstoSterone ')).toEqual(['Testosterone Free Total', 'Testosterone Total']);
});

it('searches descriptions, too', () => {
  expect(found('thyroid')).toEqual(['TSH', 'T3']);
});

it('puts a panel after the test that it includes, though only its part was searched for', () => {
  expect(found('cbc')).toEqual(['CBC', 'Complete Blood Work']);
  expect(found('cholesterol')).toEqual(['Lipid Profile', 'Complete Blood Work']);
});

it('leaves a panel whose title was searched for in its place', () => {
  const order = found('blood');
  expect(order.indexOf('Complete Blood Work')).toBeLessThan(order.indexOf('CMP'));
});

it('takes the term literally', () => {
  expect(found('R.Art')).toEqual(['R.Arthritis']);
  expect(found('.*')).toEqual([]);
  expect(found('CBC CMP')).toEqual([]);
});
