import { dayMs, hourMs, minuteMs } from './durations.ts';

/** The time zone of every date and slot. */
export const clinicTimeZone = 'America/Los_Angeles';

/** A calendar day in clinic time, `YYYY-MM-DD`. */
export type ClinicDate = string;

const standardOffsetMs = -8 * hourMs;
const daylightOffsetMs = -7 * hourMs;

/** The instant of 2:00 AM on the nth Sunday of a month (0 is January), at this UTC offset. */
function sundayAtTwo(year: number, month: number, nth: number, offset: number): number {
  const firstDay = new Date(Date.UTC(year, month, 1)).getUTCDay();
  const day = 1 + ((7 - firstDay) % 7) + (nth - 1) * 7;
  return Date.UTC(year, month, day, 2) - offset;
}

/**
 * The clinics' UTC offset at this instant. Follows the rule in force since 2007 instead of asking Intl,
 * because loading time zone data adds 13 ms to a cold start. A test compares it with Intl, so that a change
 * of the law is noticed.
 */
function offsetMs(instant: number): number {
  const year = new Date(instant).getUTCFullYear();
  const starts = sundayAtTwo(year, 2, 2, standardOffsetMs);
  const ends = sundayAtTwo(year, 10, 1, daylightOffsetMs);
  return instant >= starts && instant < ends ? daylightOffsetMs : standardOffsetMs;
}

/**
 * The instant of this date and minute since midnight in clinic time. A minute skipped in spring maps to one hour later;
 * a minute repeated in fall maps to its first occurrence.
 */
export function clinicInstant(date: ClinicDate, minuteOfDay: number): Date {
  const wall = Date.parse(`${date}T00:00:00Z`) + minuteOfDay * minuteMs;
  // The previous day's offset is right until the clock change, and the new offset after it.
  const before = offsetMs(wall - dayMs);
  const candidate = wall - before;
  const after = offsetMs(candidate);
  const corrected = wall - after;
  return new Date(offsetMs(corrected) === after ? corrected : candidate);
}

export function clinicDateAt(instant: Date): ClinicDate {
  return new Date(instant.getTime() + offsetMs(instant.getTime())).toISOString().slice(0, 10);
}

/** Uses calendar arithmetic, so clock changes do not matter. Negative numbers go back. */
export function addDays(date: ClinicDate, days: number): ClinicDate {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10);
}

/** 0 is Sunday. */
export function dayOfWeek(date: ClinicDate): number {
  return new Date(`${date}T00:00:00Z`).getUTCDay();
}

/** Whether the text is an existing date in the form `YYYY-MM-DD`. */
export function isCalendarDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const parsed = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(text);
}

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const months = [
  ...['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October'],
  ...['November', 'December'],
];

/**
 * `Tuesday, November 24`; with the year, `Tuesday, November 24, 2026`; without the weekday, `November 24`. Doesn't use
 * Intl, because on a phone its first format takes longer than rendering all clinics.
 */
export function formatLongDate(
  date: ClinicDate,
  { year = false, weekday = true }: { year?: boolean; weekday?: boolean } = {},
): string {
  const day = new Date(`${date}T00:00:00Z`);
  const parts = [
    weekday && weekdays[day.getUTCDay()],
    `${months[day.getUTCMonth()]} ${day.getUTCDate()}`,
    year && day.getUTCFullYear(),
  ];
  return parts.filter(Boolean).join(', ');
}

/** `Tue, Nov 24`; with the year and without the weekday, `Nov 24, 2026`. */
export function formatShortDate(date: ClinicDate, parts?: { year?: boolean; weekday?: boolean }): string {
  return formatLongDate(date, parts).replace(/([A-Z][a-z]{2})[a-z]*/g, '$1');
}

/**
 * The time of day of an instant at the clinics: `1:45 PM PST` or, without the zone, `1:45 PM`. Doesn't use Intl, whose
 * spaces and zone names differ between browsers, because a receipt has to be the same everywhere.
 */
export function formatClinicTime(instant: Date, options: { zone?: boolean } = {}): string {
  const offset = offsetMs(instant.getTime());
  const wall = new Date(instant.getTime() + offset);
  const hour = wall.getUTCHours();
  const minute = String(wall.getUTCMinutes()).padStart(2, '0');
  const time = `${hour % 12 || 12}:${minute} ${hour < 12 ? 'AM' : 'PM'}`;
  if (options.zone === false) return time;
  return `${time} ${offset === daylightOffsetMs ? 'PDT' : 'PST'}`;
}
