import { describe, expect, test } from 'vitest';
import {
  addDays,
  clinicDateAt,
  clinicInstant,
  clinicTimeZone,
  dayOfWeek,
  formatClinicTime,
  formatLongDate,
  formatShortDate,
  isCalendarDate,
} from './clinic-time.ts';

const hourMs = 3_600_000;

const wallClock = new Intl.DateTimeFormat('sv-SE', {
  timeZone: clinicTimeZone,
  dateStyle: 'short',
  timeStyle: 'short',
});

describe('clinic time', () => {
  test.each([
    ['a winter morning', '2026-11-24', 9 * 60 + 30, '2026-11-24T17:30:00.000Z'],
    ['a summer afternoon', '2027-07-06', 13 * 60 + 45, '2027-07-06T20:45:00.000Z'],
    ['the Friday before spring forward', '2027-03-12', 9 * 60, '2027-03-12T17:00:00.000Z'],
    ['the morning of spring forward', '2027-03-14', 9 * 60, '2027-03-14T16:00:00.000Z'],
    ['just before spring forward', '2027-03-14', 60 + 59, '2027-03-14T09:59:00.000Z'],
    ['the Monday after spring forward', '2027-03-15', 9 * 60, '2027-03-15T16:00:00.000Z'],
    ['the Friday before fall back', '2026-10-30', 9 * 60, '2026-10-30T16:00:00.000Z'],
    ['the morning of fall back', '2026-11-01', 9 * 60, '2026-11-01T17:00:00.000Z'],
    ['the Monday after fall back', '2026-11-02', 9 * 60, '2026-11-02T17:00:00.000Z'],
    ['a minute skipped in spring, one hour later', '2027-03-14', 2 * 60 + 30, '2027-03-14T10:30:00.000Z'],
    ['a minute repeated in fall, its first occurrence', '2026-11-01', 60 + 30, '2026-11-01T08:30:00.000Z'],
  ])('%s', (_, date, minute, instant) => {
    expect(clinicInstant(date, minute).toISOString()).toBe(instant);
  });

  test('agrees with the time zone database for every hour of ten years', () => {
    const disagreements: string[] = [];
    for (let utcMs = Date.UTC(2025, 0, 1); utcMs < Date.UTC(2035, 0, 1); utcMs += hourMs) {
      const [date = '', time = ''] = wallClock.format(utcMs).split(' ');
      const [hour = 0, minute = 0] = time.split(':').map(Number);
      const instant = clinicInstant(date, hour * 60 + minute).getTime();
      // The second occurrence of the hour repeated in fall maps to the first, one hour earlier.
      const repeated = instant === utcMs - hourMs && hour === 1;
      if (clinicDateAt(new Date(utcMs)) !== date || (instant !== utcMs && !repeated)) {
        disagreements.push(new Date(utcMs).toISOString());
      }
    }
    expect(disagreements).toEqual([]);
  });

  test('the date changes at midnight in Nevada, not at midnight UTC', () => {
    expect(clinicDateAt(new Date('2026-11-24T07:59:59Z'))).toBe('2026-11-23');
    expect(clinicDateAt(new Date('2026-11-24T08:00:00Z'))).toBe('2026-11-24');
  });

  test('adding days crosses months, leap days and clock changes', () => {
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
    expect(addDays('2026-11-01', 1)).toBe('2026-11-02');
    expect(addDays('2026-11-20', 365)).toBe('2027-11-20');
    expect(dayOfWeek('2026-11-22')).toBe(0);
  });

  test.each(['2026-02-30', '2026-13-01', '2026-1-1', '', '2026-11-24T00:00', '20261124', '+2026-11-24'])(
    '%j is not a date',
    (text) => {
      expect(isCalendarDate(text)).toBe(false);
    },
  );

  test('formats dates in words', () => {
    expect(formatLongDate('2026-11-24')).toBe('Tuesday, November 24');
    expect(formatLongDate('2026-11-24', { year: true })).toBe('Tuesday, November 24, 2026');
    expect(formatLongDate('2026-11-24', { year: true, weekday: false })).toBe('November 24, 2026');
    expect(formatShortDate('2026-11-24')).toBe('Tue, Nov 24');
  });

  test.each([
    ['2026-11-24T07:05:00Z', '11:05 PM PST'],
    ['2026-11-24T08:00:00Z', '12:00 AM PST'],
    ['2026-07-04T19:00:00Z', '12:00 PM PDT'],
    ['2026-11-01T08:59:00Z', '1:59 AM PDT'],
    ['2026-11-01T09:00:00Z', '1:00 AM PST'],
  ])('tells the time at %s', (instant, text) => {
    expect(formatClinicTime(new Date(instant))).toBe(text);
    expect(formatClinicTime(new Date(instant), { zone: false })).toBe(text.slice(0, -' PST'.length));
  });
});
