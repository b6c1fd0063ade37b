import { describe, expect, test } from 'vitest';
import { slotStart, slotTimes } from '#shared/appointments/slots.ts';
import { clinicById, clinics } from '#shared/clinics/clinics.ts';
import type { ClinicAvailability, SlotState } from '#web/features/booking/slots/clinic-availability.ts';
import { addressTexts } from './address-texts.ts';
import { judgeLink, readLinkedChoice } from './linked-choice.ts';

const monday = '2026-11-23';
const tuesday = '2026-11-24';
const seven = clinicById('7');

describe('a link to the booking screen', () => {
  test.each([
    ['', {}],
    ['clinic=7', { clinic: seven }],
    ['clinic=7&date=2026-11-24&time=1:45', { clinic: seven, date: tuesday, time: '1:45' }],
    ['time=1%3A45&date=2026-11-24', { date: tuesday, time: '1:45' }],
    ['clinic=99', { unknown: 'clinic' }],
    ['clinic=7%20', { unknown: 'clinic' }],
    ['clinic=&date=&time=', {}],
    ['date=2026-02-30', { unknown: 'date' }],
    ['clinic=7&date=tomorrow', { clinic: seven, unknown: 'date' }],
    ['clinic=x&date=2026-13-01', { unknown: 'clinic' }],
  ])('“%s” names %o', (query, choice) => {
    expect(readLinkedChoice(new URLSearchParams(query))).toEqual(choice);
  });
});

describe('on the day of the link', () => {
  function day(states: Record<string, SlotState> = {}, date = tuesday) {
    const all = clinics.map(
      (clinic): ClinicAvailability => ({
        clinic,
        miles: undefined,
        closed: false,
        slots: slotTimes(clinic.id, date).map((time) => ({
          time,
          startsAt: slotStart(date, time).toISOString(),
          state: (clinic === seven && (states[time] ?? states.all)) || 'available',
        })),
      }),
    );
    return { date, today: monday, clinics: all };
  }

  const link = (time: string, date = tuesday) => ({ clinic: seven, date, time });

  test.each([
    ['an available slot opens', link('1:30'), day(), { slot: link('1:30') }],
    ['one that someone else holds', link('1:30'), day({ '1:30': 'taken' }), { problem: 'taken' }],
    ['one that has begun', link('9:00'), day({ '9:00': 'past' }), { problem: 'past' }],
    ['a time of other clinics', link('1:45'), day(), { problem: 'no-such-time' }],
    ['no time at all', link('<b>'), day(), { problem: 'no-such-time' }],
    ['a full day', link('1:30'), day({ all: 'taken' }), { problem: 'full' }],
    ['a weekend', link('1:30', '2026-11-28'), day({}, '2026-11-28'), { problem: 'closed' }],
    ['a day that has passed', link('1:30', '2026-11-20'), day({}, '2026-11-20'), { problem: 'past-date' }],
    [
      'an unknown clinic',
      { unknown: 'clinic' as const, date: tuesday, time: '1:30' },
      day(),
      { problem: 'unknown-clinic' },
    ],
    ['an impossible date', { unknown: 'date' as const, clinic: seven }, day(), { problem: 'unknown-date' }],
    ['a clinic alone is shown', { clinic: seven }, day(), {}],
    ['a day alone is shown', { date: tuesday }, day(), {}],
    ['a time without a clinic is left aside', { date: tuesday, time: '1:30' }, day(), {}],
  ])('%s', (_, linked, known, verdict) => {
    expect(judgeLink(linked, known)).toEqual(verdict);
  });

  test('a time that is none is not repeated on the screen', () => {
    const { taken, past } = addressTexts.problems;
    expect(taken.title(link('1:45'))).toBe('Tuesday, November 24 at 1:45 PM is no longer available');
    for (const time of ['<b>', '25:00', '1:450', '0:15'])
      expect(past.title(link(time))).toBe('Tuesday, November 24 has passed');
  });
});
