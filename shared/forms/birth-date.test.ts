import { describe, expect, test } from 'vitest';
import { birthDate, birthDateMessage, birthDateMessages } from './birth-date.ts';

const schema = birthDate('It is required');
const messageFor = (typed: unknown) => schema.safeParse(typed).error?.issues[0]?.message;

describe('a date of birth', () => {
  test.each(['1984-02-29', ' 2019-04-12 ', '2026-11-23'])('may be %s', (typed) => {
    expect(messageFor(typed)).toBeUndefined();
  });

  test.each(['', '  ', undefined, null, 7])('is required: %j', (typed) => {
    expect(messageFor(typed)).toBe('It is required');
  });

  test.each([
    ['-04-12', birthDateMessages.noYear],
    ['2019--12', birthDateMessages.noMonth],
    ['2019-04-', birthDateMessages.noDay],
    ['2019--', birthDateMessages.notADate],
    ['84-02-29', birthDateMessages.shortYear],
    ['0084-02-29', birthDateMessages.shortYear],
    ['1984-13-01', birthDateMessages.noSuchMonth],
    ['1984-00-01', birthDateMessages.noSuchMonth],
    ['1983-02-29', birthDateMessages.noSuchDay],
    ['1983-04-31', birthDateMessages.noSuchDay],
    ['1983-04-00', birthDateMessages.noSuchDay],
    ['1983-4-1', birthDateMessages.noSuchDay],
    ['4/12/2019', birthDateMessages.notADate],
    ['١٩٨٤-٠٢-٢٩', birthDateMessages.notADate],
    ['1984-02-29T00:00', birthDateMessages.notADate],
  ])('is not %s: %s', (typed, message) => {
    expect(messageFor(typed)).toBe(message);
  });

  test('is in the past, and at most 130 years ago', () => {
    expect(birthDateMessage('2026-11-20', '2026-11-20')).toBeUndefined();
    expect(birthDateMessage('2026-11-21', '2026-11-20')).toBe(birthDateMessages.inFuture);
    expect(birthDateMessage('1880-01-01', '2026-11-20')).toBe(birthDateMessages.tooLongAgo);
  });
});
