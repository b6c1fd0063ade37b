import { expect, test } from 'vitest';
import { namedDay, namedMinute } from './named-days.ts';

/** A Tuesday. */
const today = '2026-11-24';

test.each([
  // `namedDay` needn't find today, since answers are about today by default.
  ['today', undefined],
  ['tonight', undefined],
  ['tomorrow', '2026-11-25'],
  ['day after tomorrow', '2026-11-26'],
  ['on mondays', '2026-11-30'],
  ['this weekend', '2026-11-28'],
  ['thanksgiving', '2026-11-26'],
  ['the day after thanksgiving', '2026-11-27'],
  ['black friday', '2026-11-27'],
  ['the night before christmas', '2026-12-24'],
  ['xmas eve', '2026-12-24'],
  ['nye', '2026-12-31'],
  ['new years day', '2027-01-01'],
  ['mlk day', '2027-01-18'],
  ['veterans day', '2027-11-11'],
  ['july 4th', '2027-07-04'],
  ['4th of july', '2027-07-04'],
  ['4 th of july', '2027-07-04'],
  ['fourth of july', '2027-07-04'],
  ['turkey day', '2026-11-26'],
  ['27 november', '2026-11-27'],
  ['dec 1st', '2026-12-01'],
  ['sept 9', '2027-09-09'],
  ['feb 31', undefined],
  ['hoy', undefined],
  ['esta noche', undefined],
  ['manana', '2026-11-25'],
  ['manana por la manana', '2026-11-25'],
  ['en la manana', undefined],
  ['pasado manana', '2026-11-26'],
  ['el domingo', '2026-11-29'],
  ['los sabados', '2026-11-28'],
  ['el miercoles por la manana', '2026-11-25'],
  ['el fin de semana', '2026-11-28'],
  ['en navidad', '2026-12-25'],
  ['la nochebuena', '2026-12-24'],
  ['un dia despues de navidad', '2026-12-26'],
  ['ano nuevo', '2027-01-01'],
  ['fin de ano', '2026-12-31'],
  ['dia de accion de gracias', '2026-11-26'],
  ['el 5 de enero', '2027-01-05'],
  ['do you have parking', undefined],
])('“%s” is %s', (text, date) => {
  expect(namedDay(text, today)).toBe(date);
});

test.each([
  ['at 2', '14:00'],
  ['by 8 30', '8:30'],
  ['7pm', '19:00'],
  ['7 30 a m', '7:30'],
  ['until noon', '12:00'],
  ['at 12 am', '23:59'],
  ['open at midnight', '23:59'],
  ['in the evening', '20:00'],
  ['after 2 days', undefined],
  ['at 99', undefined],
  ['a las 2', '14:00'],
  ['a la 1', '13:00'],
  ['a las 8 30 de la manana', '8:30'],
  ['a las 7 de la noche', '19:00'],
  ['a las 12 de la noche', '23:59'],
  ['a mediodia', '12:00'],
  ['en la tarde', undefined],
  ['tonight', '20:00'],
  ['are you open 24 7', '23:59'],
  ['por la noche', '20:00'],
  ['las 24 horas', undefined],
  ['las 10 clinicas', undefined],
])('“%s” is at %s', (text, time) => {
  const minute = namedMinute(text);
  const hours = minute === undefined ? undefined : Math.floor(minute / 60);
  expect(hours === undefined ? undefined : `${hours}:${String((minute ?? 0) % 60).padStart(2, '0')}`).toBe(
    time,
  );
});

test('of two days, one is answered, and a date comes before its weekday', () => {
  expect(namedDay('open saturday or monday', today)).toBe('2026-11-30');
  expect(namedDay('abren hoy y manana', today)).toBe('2026-11-25');
  expect(namedDay('open friday december 4', today)).toBe('2026-12-04');
});

test('an eve is the day before, even where the holiday is observed on it', () => {
  expect(namedDay('christmas', '2027-12-01')).toBe('2027-12-25');
  expect(namedDay('the day before christmas', '2027-12-01')).toBe('2027-12-24');
});
