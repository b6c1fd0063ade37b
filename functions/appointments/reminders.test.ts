import { describe, expect, test } from 'vitest';
import { slotStart } from '#shared/appointments/slots.ts';
import { dueReminder, type RemindedAppointment, reminderDue } from './reminders.ts';

function appointmentOn(
  date: string,
  time: string,
  changes: Partial<RemindedAppointment> = {},
): RemindedAppointment {
  return {
    date,
    time,
    startsAt: slotStart(date, time).toISOString(),
    status: 'confirmed',
    bookingDate: '2026-10-01T17:00:00.000Z',
    ...changes,
  };
}

describe('a reminder is due', () => {
  test.each([
    ['in winter', '2026-11-24', '9:30', '2026-11-23T17:30:00.000Z', '2026-11-24T15:30:00.000Z'],
    ['in summer', '2027-07-06', '1:45', '2027-07-05T20:45:00.000Z', '2027-07-06T18:45:00.000Z'],
    [
      'on the Monday after spring forward',
      '2027-03-15',
      '9:30',
      '2027-03-14T16:30:00.000Z',
      '2027-03-15T14:30:00.000Z',
    ],
    [
      'on the Monday after fall back',
      '2026-11-02',
      '9:30',
      '2026-11-01T17:30:00.000Z',
      '2026-11-02T15:30:00.000Z',
    ],
    // No clinic opens on the Sunday of a clock change, but a reminder's time must be right for such a day, too.
    [
      'on the Sunday of fall back',
      '2026-11-01',
      '9:30',
      '2026-10-31T16:30:00.000Z',
      '2026-11-01T15:30:00.000Z',
    ],
    [
      'on the Sunday of spring forward',
      '2027-03-14',
      '9:30',
      '2027-03-13T17:30:00.000Z',
      '2027-03-14T14:30:00.000Z',
    ],
  ])('the day before at the same wall-clock time, and two hours ahead: %s', (_, date, time, day, hours) => {
    const appointment = appointmentOn(date, time);
    expect(reminderDue(appointment, 'reminder-day').toISOString()).toBe(day);
    expect(reminderDue(appointment, 'reminder-hours').toISOString()).toBe(hours);
  });

  const appointment = appointmentOn('2026-11-24', '9:30');

  test.each([
    ['a minute before the day before', '2026-11-23T17:29:00Z', undefined],
    ['the day before', '2026-11-23T17:30:00Z', 'reminder-day'],
    ['half an hour late', '2026-11-23T18:00:00Z', 'reminder-day'],
    ['too late for the day before', '2026-11-23T18:30:00Z', undefined],
    ['two hours ahead', '2026-11-24T15:30:00Z', 'reminder-hours'],
    ['when the appointment begins', '2026-11-24T17:30:00Z', undefined],
  ])('%s', (_, now, kind) => {
    expect(dueReminder(appointment, new Date(now))).toBe(kind);
  });

  const dayBefore = new Date('2026-11-23T17:35:00Z');

  test.each([
    ['a cancelled appointment', { status: 'cancelled' }],
    ['a completed appointment', { status: 'completed' }],
    ['an appointment booked after it was due', { bookingDate: '2026-11-23T17:31:00.000Z' }],
    ['an appointment moved after it was due', { rescheduledAt: '2026-11-23T17:31:00.000Z' }],
  ])('never for %s', (_, changes) => {
    expect(dueReminder({ ...appointment, ...changes }, dayBefore)).toBeUndefined();
  });
});
