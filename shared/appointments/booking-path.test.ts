import { expect, test } from 'vitest';
import { bookPath } from './booking-path.ts';

test.each([
  [{}, '/book-appointment'],
  [{ clinic: '7' }, '/book-appointment?clinic=7'],
  [{ clinic: undefined, date: '2026-11-24' }, '/book-appointment?date=2026-11-24'],
  [{ clinic: '7', date: '2026-11-24', time: '1:45' }, '/book-appointment?clinic=7&date=2026-11-24&time=1:45'],
])('%o is booked at %s', (chosen, path) => {
  expect(bookPath(chosen)).toBe(path);
});
