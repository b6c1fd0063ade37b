import { expect, test } from 'vitest';
import type { AppointmentStatus } from '#shared/appointments/appointment.ts';
import { clinicById } from '#shared/clinics/clinics.ts';
import { confirmationState, wasJustBooked } from './confirmation-state.ts';

const startsAt = '2026-11-24T17:30:00.000Z';

test.each([
  ['confirmed', '2026-11-24T17:29:59.999Z', 'open'],
  ['confirmed', '2026-11-24T17:30:00.000Z', 'begun'],
  ['confirmed', '2026-11-24T17:59:59.999Z', 'begun'],
  ['confirmed', '2026-11-24T18:00:00.000Z', 'past'],
  ['confirmed', undefined, 'open'],
  ['cancelled', '2026-11-24T18:00:00.000Z', 'cancelled'],
  ['completed', undefined, 'completed'],
  ['arrived', '2026-11-24T17:20:00.000Z', 'other'],
  ['arrived', '2026-11-25T07:59:59.999Z', 'other'],
  ['arrived', '2026-11-25T08:00:00.000Z', 'past'],
  ['no-show', '2026-11-24T17:45:00.000Z', 'past'],
  ['on hold', '2026-11-24T18:00:00.000Z', 'other'],
])('a %s appointment at %s is %s', (status, now, moment) => {
  const appointment = {
    status: status as AppointmentStatus,
    date: '2026-11-24',
    startsAt,
    duration: 30,
    location: clinicById('1'),
  };
  expect(confirmationState(appointment, now ? new Date(now) : undefined)).toBe(moment);
});

test.each([
  ['2026-11-23T16:00:00.000Z', true],
  ['2026-11-23T16:14:59.999Z', true],
  ['2026-11-23T16:15:00.000Z', false],
])('booked at 16:00, it was just booked at %s: %s', (now, expected) => {
  expect(wasJustBooked({ bookingDate: '2026-11-23T16:00:00.000Z' }, new Date(now))).toBe(expected);
});
