import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cardFields, expiryOf } from './card-fields.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-23T12:00:00') });
});

afterEach(() => {
  vi.useRealTimers();
});

test.each([
  ['4242424242424242', '4242 4242 4242 4242'],
  ['42424', '4242 4'],
  ['4242-4242-4242-4242-99', '4242 4242 4242 4242'],
  ['378282246310005', '3782 822463 10005'],
  ['3782822', '3782 822'],
  ['abc', ''],
])('the number %s is shown as "%s"', (typed, shown) => {
  expect(cardFields.number.format(typed, 'unknown')).toBe(shown);
});

test.each([
  ['1', '1'],
  ['5', '05 / '],
  ['12', '12 / '],
  ['123', '12 / 3'],
  ['1230', '12 / 30'],
  ['12/30', '12 / 30'],
  ['1/30', '01 / 30'],
  ['12/2030', '12 / 30'],
])('the date %s is shown as "%s"', (typed, shown) => {
  expect(cardFields.expiry.format(typed, 'unknown')).toBe(shown);
});

test.each([
  ['13 / 30', 'invalid_expiry_month'],
  ['12 / 25', 'invalid_expiry_year_past'],
  ['10 / 26', 'invalid_expiry_month_past'],
  ['11 / 26', undefined],
  ['12 / 3', undefined],
])('the date %s gets %s', (text, code) => {
  expect(cardFields.expiry.wrong(text)?.code).toBe(code);
});

test('a complete date is parsed', () => {
  expect(expiryOf('01 / 31')).toEqual({ month: 1, year: 2031 });
  expect(expiryOf('01 / 3')).toBeUndefined();
});

test.each([
  ['4242 4242 4242 4242', true, undefined],
  ['4242 4242 4242 4241', false, 'invalid_number'],
  ['4242 4242', false, undefined],
])('the number %s is complete: %s, and wrong: %s', (text, isComplete, code) => {
  expect(cardFields.number.isComplete(text, 'visa')).toBe(isComplete);
  expect(cardFields.number.wrong(text)?.code).toBe(code);
});

test('an American Express card has four digits more', () => {
  expect(cardFields.cvc.isComplete('123', 'amex')).toBe(false);
  expect(cardFields.cvc.isComplete('1234', 'amex')).toBe(true);
  expect(cardFields.cvc.format('1234', 'visa')).toBe('123');
});
