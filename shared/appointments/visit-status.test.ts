import { expect, test } from 'vitest';
import { appointmentStatuses } from './appointment.ts';
import { canHaveStatus } from './visit-status.ts';

// 9:30 AM Pacific time, in winter and in summer.
const winter = { date: '2026-11-24', startsAt: '2026-11-24T17:30:00.000Z' };
const summer = { date: '2026-07-07', startsAt: '2026-07-07T16:30:00.000Z' };

test.each([
  ['a year ahead', winter, '2025-11-24T18:00:00.000Z', ['confirmed', 'cancelled', 'completed']],
  ['just before midnight', winter, '2026-11-24T07:59:59.999Z', ['confirmed', 'cancelled', 'completed']],
  ['at midnight', winter, '2026-11-24T08:00:00.000Z', ['confirmed', 'cancelled', 'completed', 'arrived']],
  ['just before midnight', summer, '2026-07-07T06:59:59.999Z', ['confirmed', 'cancelled', 'completed']],
  ['at midnight', summer, '2026-07-07T07:00:00.000Z', ['confirmed', 'cancelled', 'completed', 'arrived']],
  [
    'just before it began 15 minutes ago',
    winter,
    '2026-11-24T17:44:59.999Z',
    ['confirmed', 'cancelled', 'completed', 'arrived'],
  ],
  ['once it began 15 minutes ago', winter, '2026-11-24T17:45:00.000Z', [...appointmentStatuses]],
  ['on the day after', winter, '2026-11-25T20:00:00.000Z', [...appointmentStatuses]],
])('%s, %o can have at %s: %j', (_, appointment, now, statuses) => {
  const possible = appointmentStatuses.filter((status) => canHaveStatus(status, appointment, new Date(now)));
  expect(possible).toEqual(statuses);
});
