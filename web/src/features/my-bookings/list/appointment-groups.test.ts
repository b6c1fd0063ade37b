import { expect, it } from 'vitest';
import { patientAppointment } from '#web/domain/own-bookings/patient-appointment.harness.ts';
import { groupAppointments, isBookedWith, numberPatients } from './appointment-groups.ts';

const now = new Date('2026-11-23T18:00:00.000Z');
const at = (startsAt: string, changes = {}) => patientAppointment({ startsAt, ...changes });

it.each([
  ['confirmed, to come', at('2026-11-24T18:00:00.000Z'), 'upcoming'],
  ['confirmed, begun a minute ago', at('2026-11-23T17:59:00.000Z'), 'upcoming'],
  ['confirmed, over', at('2026-11-23T17:30:00.000Z'), 'past'],
  ['completed before its time', at('2026-11-24T18:00:00.000Z', { status: 'completed' }), 'past'],
  ['arrived, before its time', at('2026-11-23T18:10:00.000Z', { status: 'arrived' }), 'upcoming'],
  ['missed, 15 minutes after its start', at('2026-11-23T17:45:00.000Z', { status: 'no-show' }), 'past'],
  ['canceled, to come', at('2026-11-24T18:00:00.000Z', { status: 'cancelled' }), 'cancelled'],
  ['canceled, over', at('2026-11-20T18:00:00.000Z', { status: 'cancelled' }), 'cancelled'],
] as const)('puts a visit where its patient looks for it: %s', (_, appointment, group) => {
  expect(groupAppointments([appointment], now)[group]).toEqual([appointment]);
});

it('counts none as past for its time while the time is unknown', () => {
  expect(groupAppointments([at('2020-01-01T18:00:00.000Z')], undefined).past).toEqual([]);
});

it('shows upcoming visits soonest first, and the others latest first', () => {
  const days = ['2026-11-25', '2026-11-20', '2026-11-26', '2026-11-19'];
  const ofDays = (changes = {}) => days.map((date) => at(`${date}T18:00:00.000Z`, { date, ...changes }));
  const { upcoming, past, cancelled } = groupAppointments(
    [...ofDays(), ...ofDays({ status: 'cancelled' })],
    now,
  );
  const datesOf = (group: typeof past) => group.map(({ date }) => date);
  expect(datesOf(upcoming)).toEqual(['2026-11-25', '2026-11-26']);
  expect(datesOf(past)).toEqual(['2026-11-20', '2026-11-19']);
  expect(datesOf(cancelled)).toEqual(['2026-11-26', '2026-11-25', '2026-11-20', '2026-11-19']);
});

it('matches an email address in any case as a whole, and a blank one with all', () => {
  const appointment = patientAppointment({ email: 'Maya@Example.com' });
  expect(
    ['', 'mAYA@example.COM', 'maya@example.co'].map((email) => isBookedWith(email, appointment)),
  ).toEqual([true, true, false]);
});

it('numbers the patients by their first visits', () => {
  const visits = [
    at('2026-11-25T18:00:00.000Z', { firstName: 'Leo' }),
    at('2026-11-24T18:00:00.000Z', { firstName: 'Mia' }),
    at('2026-11-26T18:00:00.000Z', { firstName: 'Mia' }),
  ];
  expect([...numberPatients(visits).values()]).toEqual([0, 1]);
  expect([...numberPatients(visits).keys()].map((name) => name.slice(0, 3))).toEqual(['Mia', 'Leo']);
});
