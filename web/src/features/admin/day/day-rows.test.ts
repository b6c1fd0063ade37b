// @vitest-environment happy-dom
import { describe, expect, test } from 'vitest';
import { slotStart, slotTimes } from '#shared/appointments/slots.ts';
import { appointment } from '#web/features/admin/admin.harness.tsx';
import { neighboringWeekday } from './day-bar.tsx';
import { clinicSchedules, countRows, type DayRecords } from './day-rows.ts';
import { currentClinicDay, isInDayRange } from './use-day.ts';

const date = '2026-11-24';
const slots = slotTimes('1', date).map((time) => ({
  time,
  startsAt: slotStart(date, time).toISOString(),
  isAvailable: true,
  duration: 30,
}));

const closure = (hours: { from?: string; to?: string }) => ({
  id: 'x',
  locationId: '1' as const,
  date,
  reason: 'Holiday',
  createdAt: '2026-11-20T16:00:00Z',
  ...hours,
});

type DayInput = Partial<DayRecords & { date: string; now: Date; slots: typeof slots }>;

function rowsOf({ date: on = date, now = slotStart(on, '8:00'), appointments = [], ...rest }: DayInput) {
  const day = {
    appointments: appointments.map((one) => ({ ...one, date: on })),
    locations: [{ id: '1' as const, slots: rest.slots ?? slots }],
    closures: rest.closures ?? [],
  };
  return clinicSchedules(day, ['1'], on, now)[0] ?? expect.fail();
}

const rowTexts = (changes: DayInput) => rowsOf(changes).rows.map(({ kind, time }) => `${time} ${kind}`);

describe('a clinic day', () => {
  test('is in order, with appointments and available slots', () => {
    const appointments = [appointment({ time: '1:45' }), appointment({ time: '9:30', status: 'completed' })];
    expect(rowTexts({ appointments })).toEqual([
      '9:30 appointment',
      '10:45 available',
      '11:30 available',
      '1:45 appointment',
      '2:30 available',
      '3:10 available',
    ]);
  });

  test('keeps a canceled appointment apart, and its slot available', () => {
    const appointments = [
      appointment({ time: '2:30', status: 'cancelled' }),
      appointment({ time: '10:45', status: 'cancelled' }),
    ];
    const { rows, canceled } = rowsOf({ appointments });
    expect(countRows(rows)).toMatchObject({ appointment: 0, available: 6 });
    expect(canceled.map(({ time }) => time)).toEqual(['10:45', '2:30']);
  });

  test('tells closed slots from available ones and from those that passed unbooked', () => {
    const now = slotStart(date, '10:50');
    expect(rowTexts({ now, closures: [closure({ from: '2:00' })] })).toEqual([
      '9:30 passed',
      '10:45 passed',
      '11:30 available',
      '1:45 closed',
      '2:30 closed',
      '3:10 closed',
    ]);
  });

  test('marks the upcoming appointments within a closure, and no others', () => {
    const appointments = [
      appointment({ time: '9:30' }),
      appointment({ time: '10:45', status: 'completed' }),
      appointment({ time: '1:45' }),
    ];
    const { rows } = rowsOf({ appointments, now: slotStart(date, '10:00'), closures: [closure({})] });
    const marked = rows.filter((row) => row.kind === 'appointment' && row.needsAnotherTime);
    expect(marked.map(({ time }) => time)).toEqual(['1:45']);
  });

  test('marks who is expected since more than 10 minutes, on the day itself', () => {
    const appointments = [
      appointment({ time: '9:30' }),
      appointment({ time: '10:45', status: 'arrived' }),
      appointment({ time: '11:30' }),
    ];
    const lateAt = (now: Date) =>
      rowsOf({ appointments, now }).rows.flatMap((row) =>
        row.kind === 'appointment' && row.isLate ? row.time : [],
      );
    expect(lateAt(slotStart(date, '9:40'))).toEqual([]);
    expect(lateAt(slotStart(date, '9:45'))).toEqual(['9:30']);
    expect(lateAt(slotStart(date, '11:45'))).toEqual(['9:30', '11:30']);
    expect(lateAt(slotStart('2026-11-25', '8:00'))).toEqual([]);
  });

  test('on a holiday has the visits that were booked before, marked, and no slots', () => {
    const holiday = '2026-11-26';
    const appointments = [
      appointment({ date: holiday, time: '1:45' }),
      appointment({ date: holiday, time: '2:30', status: 'cancelled' }),
    ];
    const { rows, canceled } = rowsOf({ appointments, date: holiday, slots: [] });
    expect(rows).toEqual([
      {
        kind: 'appointment',
        time: '1:45',
        appointment: appointments[0],
        isLate: false,
        needsAnotherTime: true,
      },
    ]);
    expect(canceled).toEqual([appointments[1]]);
  });

  test('shows a slot as held when it is taken and no appointment has it', () => {
    const taken = slots.map((slot) => ({ ...slot, isAvailable: slot.time !== '9:30' }));
    expect(rowTexts({ slots: taken })[0]).toBe('9:30 held');
  });

  test('shows an appointment at a time that the clinic does not offer', () => {
    expect(rowTexts({ appointments: [appointment({ time: '12:15' })] })).toContain('12:15 appointment');
  });
});

test('steps lead from weekday to weekday, holidays included', () => {
  expect(neighboringWeekday('2026-11-23', -1)).toBe('2026-11-20');
  expect(neighboringWeekday('2026-11-22', -1)).toBe('2026-11-20');
  expect(neighboringWeekday('2026-11-27', -1)).toBe('2026-11-26');
  expect(neighboringWeekday('2026-11-25', 1)).toBe('2026-11-26');
  expect(neighboringWeekday('2026-11-27', 1)).toBe('2026-11-30');
});

test('the current clinic day is today, or the Monday after a weekend', () => {
  expect(currentClinicDay(slotStart('2026-11-24', '4:30'))).toBe('2026-11-24');
  expect(currentClinicDay(slotStart('2026-11-21', '8:00'))).toBe('2026-11-23');
});

test.each([
  ['2026-11-24', true],
  ['0002-11-24', false],
  ['2026-02-30', false],
  ['2028-01-03', false],
  ['', false],
])('%j is in the day range: %s', (text, shown) => {
  expect(isInDayRange(text, slotStart(date, '8:00'))).toBe(shown);
});
