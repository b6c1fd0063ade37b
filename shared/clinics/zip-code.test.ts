import { expect, test } from 'vitest';
import { zipCodeSchema } from './geocode-routes.ts';

test.each([
  ['89119', '89119'],
  [' 89119\n', '89119'],
  ['89119-1234', '89119'],
])('%j is parsed to %s', (text, zip) => {
  expect(zipCodeSchema.parse(text)).toBe(zip);
});

test.each([
  '',
  '8911',
  '891190',
  '89119-',
  '89119-12',
  '891191234',
  'Las Vegas',
  '８９１１９',
  undefined,
  89119,
])('%j is not a ZIP code', (text) => {
  expect(zipCodeSchema.safeParse(text).error?.issues[0]?.message).toBe('Enter a 5-digit ZIP code');
});
