import { describe, expect, test } from 'vitest';
import { isClinicDay } from '#shared/clinics/clinic-days.ts';
import { clinicIds } from '#shared/clinics/clinics.ts';
import { addDays, dayOfWeek } from '#shared/time/clinic-time.ts';
import { formatSlotTime, lastBookableDate, minuteOfSlot, slotStart, slotTimes } from './slots.ts';

const tuesday = '2026-11-24';
const year = Array.from({ length: 366 }, (_, day) => addDays('2026-11-20', day));

describe('slots', () => {
  const first = ['9:30', '10:45', '11:30', '1:45', '2:30', '3:10'];
  const second = ['9:00', '10:30', '11:00', '11:30', '1:30', '2:30', '3:45', '4:30'];

  test.each([
    ['1', first],
    ['2', first],
    ['3', first],
    ['4', second],
    ['5', first],
    ['6', second],
    ['7', second],
    ['9', second],
    ['10', second],
  ] as const)('clinic %s has the same times on every day that it is open', (id, times) => {
    for (const date of year.filter((date) => isClinicDay(date))) expect(slotTimes(id, date)).toEqual(times);
  });

  test('no clinic has slots on a weekend', () => {
    const weekends = year.filter((date) => [0, 6].includes(dayOfWeek(date)));
    expect(weekends.length).toBeGreaterThan(100);
    for (const date of weekends) for (const id of clinicIds) expect(slotTimes(id, date)).toEqual([]);
  });

  test('clinic 8 has eight slots on every day that it is open: on quarter hours, at least 30 minutes apart, within opening hours', () => {
    for (const date of year.filter((date) => isClinicDay(date))) {
      const minutes = slotTimes('8', date).map(minuteOfSlot);
      expect(minutes).toHaveLength(8);
      for (const [index, minute] of minutes.entries()) {
        expect(minute % 15).toBe(0);
        expect(minute).toBeGreaterThanOrEqual(8 * 60);
        expect(minute + 30).toBeLessThanOrEqual(17 * 60);
        if (index > 0) expect(minute - (minutes[index - 1] ?? 0)).toBeGreaterThanOrEqual(30);
      }
    }
  });

  test('clinic 8 has different times from day to day, and the same ones for every visitor', () => {
    const patterns = new Set(
      year.filter((date) => isClinicDay(date)).map((date) => slotTimes('8', date).join()),
    );
    expect(patterns.size).toBeGreaterThan(200);
    expect(slotTimes('8', tuesday)).toEqual(slotTimes('8', tuesday));
    // Changing the algorithm would move the slots of booked appointments.
    expect(slotTimes('8', tuesday)).toEqual([
      '8:15',
      '9:45',
      '11:00',
      '11:45',
      '12:45',
      '2:00',
      '3:30',
      '4:30',
    ]);
  });

  test.each([
    ['8:00', '8:00 AM'],
    ['9:30', '9:30 AM'],
    ['11:45', '11:45 AM'],
    ['12:15', '12:15 PM'],
    ['1:45', '1:45 PM'],
    ['4:30', '4:30 PM'],
  ])('%s is formatted as %s', (time, text) => {
    expect(formatSlotTime(time)).toBe(text);
  });

  test('a slot starts at its wall-clock time, before and after a clock change', () => {
    expect(slotStart('2027-03-12', '9:30').toISOString()).toBe('2027-03-12T17:30:00.000Z');
    expect(slotStart('2027-03-15', '9:30').toISOString()).toBe('2027-03-15T16:30:00.000Z');
    expect(slotStart(tuesday, '1:45').toISOString()).toBe('2026-11-24T21:45:00.000Z');
  });

  test('the booking horizon is 365 days in clinic time', () => {
    expect(lastBookableDate(new Date('2026-11-21T05:00:00Z'))).toBe('2027-11-20');
  });
});
