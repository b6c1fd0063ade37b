import { expect, test } from 'vitest';
import { isAnyClinicOpen } from './open-spans.ts';

test.each([
  ['on a Monday morning', '2026-11-23T09:00:00-08:00', true],
  ['at night', '2026-11-23T02:00:00-08:00', false],
  ['in the evening', '2026-11-23T22:00:00-08:00', false],
  ['on Thanksgiving', '2026-11-26T10:00:00-08:00', false],
])('%s, whether any clinic is open: %s, %s', (_, instant, expected) => {
  expect(isAnyClinicOpen(new Date(instant))).toBe(expected);
});
