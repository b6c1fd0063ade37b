import { afterEach, describe, expect, test } from 'vitest';
import { slotTimes } from '#shared/appointments/slots.ts';
import { closedDays } from '#shared/closed-days.ts';
import { addDays, dayOfWeek, isCalendarDate } from '#shared/time/clinic-time.ts';
import { closedReason, isClinicDay, nextClinicDay } from './clinic-days.ts';
import { clinicById, clinicIds } from './clinics.ts';

const ownersDays = [...closedDays];

afterEach(() => void closedDays.splice(0, closedDays.length, ...ownersDays));

describe('holidays', () => {
  // Copied from the calendar of federal holidays, without Columbus Day and Veterans Day, but with the day after
  // Thanksgiving.
  test.each([
    [2025, '01-01 01-20 02-17 05-26 06-19 07-04 09-01 11-27 11-28 12-25'],
    [2026, '01-01 01-19 02-16 05-25 06-19 07-03 09-07 11-26 11-27 12-25'],
    [2027, '01-01 01-18 02-15 05-31 06-18 07-05 09-06 11-25 11-26 12-24 12-31'],
    [2028, '01-17 02-21 05-29 06-19 07-04 09-04 11-23 11-24 12-25'],
    [2029, '01-01 01-15 02-19 05-28 06-19 07-04 09-03 11-22 11-23 12-25'],
    [2030, '01-01 01-21 02-18 05-27 06-19 07-04 09-02 11-28 11-29 12-25'],
  ])('of %d close the clinics on weekdays', (year, dates) => {
    closedDays.length = 0;
    const days = Array.from({ length: 366 }, (_, day) => addDays(`${year}-01-01`, day));
    const closed = days.filter((date) => date.startsWith(String(year)) && closedReason(date));
    expect(closed.map((date) => date.slice(5)).join(' ')).toBe(dates);
    for (const date of closed) {
      expect(isClinicDay(date)).toBe(false);
      for (const id of clinicIds) expect(slotTimes(id, date)).toEqual([]);
    }
  });

  test.each([
    ['2026-01-19', 'Martin Luther King Jr. Day'],
    ['2026-02-16', 'Presidents’ Day'],
    ['2026-05-25', 'Memorial Day'],
    ['2027-06-18', 'Juneteenth'],
    ['2027-07-05', 'Independence Day'],
    ['2026-09-07', 'Labor Day'],
    ['2026-11-26', 'Thanksgiving'],
    ['2026-11-27', 'the Thanksgiving holiday'],
    ['2027-12-24', 'Christmas'],
    ['2027-12-31', 'New Year’s Day'],
    // The holiday itself is a Saturday, and `closedReason` is undefined on weekends.
    ['2028-01-01', undefined],
    ['2026-11-24', undefined],
  ])('%s is closed for %s', (date, name) => {
    expect(closedReason(date)).toBe(name);
  });
});

test.each([
  ['2026-11-20', '2026-11-23'],
  ['2026-11-21', '2026-11-23'],
  ['2026-11-23', '2026-11-24'],
  ['2026-11-25', '2026-11-30'],
  ['2027-12-23', '2027-12-27'],
])('the clinic day after %s is %s', (date, next) => {
  expect(nextClinicDay(date)).toBe(next);
});

describe('the closed days of the owner', () => {
  test('are weekdays, and of clinics, that exist', () => {
    for (const { date, clinicIds = [] } of closedDays) {
      expect([date, isCalendarDate(date), dayOfWeek(date) % 6 > 0]).toEqual([date, true, true]);
      for (const id of clinicIds) expect(clinicById(id).id).toBe(id);
    }
  });

  test('close every clinic, or those that are named', () => {
    closedDays.push(
      { date: '2027-03-04', reason: 'staff training' },
      { date: '2027-03-05', reason: 'repairs', clinicIds: ['3', '8'] },
    );
    expect([closedReason('2027-03-04'), closedReason('2027-03-04', '1')]).toEqual([
      'staff training',
      'staff training',
    ]);
    expect(
      ['3', '1', undefined].map((id) =>
        closedReason(
          '2027-03-05',
          clinicIds.find((one) => one === id),
        ),
      ),
    ).toEqual(['repairs', undefined, undefined]);
    expect([slotTimes('8', '2027-03-05'), slotTimes('1', '2027-03-05').length]).toEqual([[], 6]);
    expect([nextClinicDay('2027-03-03'), nextClinicDay('2027-03-03', '3')]).toEqual([
      '2027-03-05',
      '2027-03-08',
    ]);
  });

  test('close all clinics when together they name all', () => {
    const [first = '1', ...others] = clinicIds;
    closedDays.push(
      { date: '2027-03-05', reason: 'repairs', clinicIds: [first] },
      { date: '2027-03-05', reason: 'staff training', clinicIds: others },
    );
    expect(isClinicDay('2027-03-05')).toBe(false);
    expect(closedReason('2027-03-05', '2')).toBe('staff training');
  });
});
