import { describe, expect, test } from 'vitest';
import { slotStart } from '#shared/appointments/slots.ts';
import { cardsTexts } from '#web/features/clinics/cards/cards-texts.ts';
import { nextOpening } from './next-opening.ts';

function day(date: string, slots: Record<string, boolean>) {
  return {
    date,
    locations: [
      {
        id: '1' as const,
        closed: false,
        slots: Object.entries(slots).map(([time, isAvailable]) => ({
          time,
          startsAt: slotStart(date, time).toISOString(),
          isAvailable,
          duration: 30,
        })),
      },
    ],
  };
}

describe('the next opening', () => {
  const friday = '2026-11-27';
  const monday = '2026-11-30';
  const startOf = (time: string) => slotStart(friday, time);

  test.each([
    ['the first slot', [day(friday, { '9:30': true, '10:45': true })], '8:00', `${friday} 9:30`],
    ['not one that is taken', [day(friday, { '9:30': false, '10:45': true })], '8:00', `${friday} 10:45`],
    ['not one that begins now', [day(friday, { '9:30': true, '1:45': true })], '9:30', `${friday} 1:45`],
    [
      'on the next day when all are gone',
      [day(friday, { '9:30': true }), day(monday, { '9:30': true })],
      '4:00',
      `${monday} 9:30`,
    ],
    [
      'none when both days are full',
      [day(friday, { '9:30': false }), day(monday, { '9:30': false })],
      '8:00',
      '',
    ],
    ['none on days without slots', [day('2026-11-28', {})], '8:00', ''],
    ['none while nothing is known', [], '8:00', ''],
  ])('is %s', (_, days, now, expected) => {
    const opening = nextOpening(days, '1', startOf(now));
    expect(opening ? `${opening.date} ${opening.time}` : '').toBe(expected);
  });

  test('is none at a clinic that the reply does not name', () => {
    expect(nextOpening([day(friday, { '9:30': true })], '2', startOf('8:00'))).toBeUndefined();
  });

  test.each([
    [friday, 'Next free: today 1:45 PM'],
    ['2026-11-28', 'Next free: tomorrow 1:45 PM'],
    [monday, 'Next free: Monday 1:45 PM'],
    ['2026-12-03', 'Next free: Thursday 1:45 PM'],
    ['2026-12-04', 'Next free: Friday, December 4, 1:45 PM'],
  ])('on %s is told as "%s"', (date, words) => {
    expect(cardsTexts.nextOpening({ date, time: '1:45' }, friday)).toBe(words);
  });
});
