import { expect, test } from 'vitest';
import { appointmentPhase } from './appointment-phase.ts';

const startsAt = '2026-11-23T17:30:00.000Z';
const before = new Date('2026-11-23T17:29:59.999Z');
const start = new Date(startsAt);

test.each([
  ['confirmed', before, 'open'],
  ['confirmed', start, 'begun'],
  ['confirmed', undefined, 'open'],
  ['cancelled', before, 'closed'],
  ['completed', start, 'closed'],
] as const)('a %s appointment, seen at %s, is %s', (status, now, phase) => {
  expect(appointmentPhase({ status, startsAt }, now)).toBe(phase);
});
