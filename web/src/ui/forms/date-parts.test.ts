import { expect, it } from 'vitest';
import { datePartsOf, dateValueOf, typeDatePart } from './date-parts.ts';

const none = { month: '', day: '', year: '' };
const april = { month: '4', day: '12', year: '2019' };

it.each(['4/12/2019', '04/12/2019', ' 4-12-2019 ', '4.12.2019', '04122019', '2019-04-12'])(
  'spreads %s over the three fields',
  (text) => {
    const parts = typeDatePart(none, 'month', text);
    expect(dateValueOf(parts)).toBe('2019-04-12');
    expect(typeDatePart(none, 'year', text)).toEqual(parts);
  },
);

it.each([
  ['month', '4/', '4'],
  ['month', '123', '12'],
  ['day', ' 7', '7'],
  ['day', '1st', '1'],
  ['year', '20195', '2019'],
] as const)('keeps the digits that fit of what is typed as the %s: %s', (part, text, kept) => {
  expect(typeDatePart(april, part, text)).toEqual({ ...april, [part]: kept });
});

it('is the date, as far as it was typed', () => {
  expect(dateValueOf(none)).toBe('');
  expect(dateValueOf({ ...none, month: '4' })).toBe('-04-');
  expect(dateValueOf({ ...april, year: '' })).toBe('-04-12');
  expect(dateValueOf(april)).toBe('2019-04-12');
});

it.each(['', '-04-', '-04-12', '2019--', '2019-04-12'])('is read back from "%s"', (value) => {
  expect(dateValueOf(datePartsOf(value))).toBe(value);
});
