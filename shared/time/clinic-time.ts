import { dayMs, hourMs, minuteMs } from './durations.ts';

/** The clinics' wall clock. Every date (`YYYY-MM-DD`) and time of a visit is told in it. */
export const clinicTimeZone = 'America/Los_Angeles';

/** A calendar day in clinic time, `YYYY-MM-DD`. */
export type ClinicDate = string;

const standardOffsetMs = -8 * hourMs;
const daylightOffsetMs = -7 * hourMs;

/** The nth Sunday of a month (0 is January) at 02:00, on a wall clock this far ahead of UTC. */
function sundayAtTwo(year: number, month: number, nth: number, offset: number): number {
  const firstDay = new Date(Date.UTC(year, month, 1)).getUTCDay();
  const day = 1 + ((7 - firstDay) % 7) + (nth - 1) * 7;
  return Date.UTC(year, month, day, 2) - offset;
}

/**
 * How far the clinic's wall clock is ahead of UTC at this instant, in milliseconds (negative in Nevada).
 * By the rule in force since 2007, not by Intl: loading time-zone data costs a function 13 ms at its start.
 * The tests hold it against Intl; if the law changes, they say so.
 */
function offsetMs(instant: number): number {
  const year = new Date(instant).getUTCFullYear();
  const starts = sundayAtTwo(year, 2, 2, standardOffsetMs);
  const ends = sundayAtTwo(year, 10, 1, daylightOffsetMs);
  return instant >= starts && instant < ends ? daylightOffsetMs : standardOffsetMs;
}

/**
 * The instant at which the clinic's wall clock shows this date and minute of the day.
 * A minute that spring skips maps to the hour after it; one that autumn repeats maps to its first turn.
 */
export function clinicInstant(date: ClinicDate, minuteOfDay: number): Date {
  const wall = Date.parse(`${date}T00:00:00Z`) + minuteOfDay * minuteMs;
  // The offset of the day before is right until a change has passed; from then on, the one after it is.
  const before = offsetMs(wall - dayMs);
  const candidate = wall - before;
  const after = offsetMs(candidate);
  const corrected = wall - after;
  return new Date(offsetMs(corrected) === after ? corrected : candidate);
}

/** The clinic's calendar day at this instant. */
export function clinicDateAt(instant: Date): ClinicDate {
  return new Date(instant.getTime() + offsetMs(instant.getTime())).toISOString().slice(0, 10);
}

/** The day so many days later (or earlier, when negative). Calendar arithmetic: no clock is involved. */
export function addDays(date: ClinicDate, days: number): ClinicDate {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10);
}

/** 0 is Sunday. */
export function dayOfWeek(date: ClinicDate): number {
  return new Date(`${date}T00:00:00Z`).getUTCDay();
}

/** Whether the text is a day that exists, written `YYYY-MM-DD`. */
export function isCalendarDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const parsed = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(text);
}

/** `Tuesday, November 24` or, with the year, `Tuesday, November 24, 2026`. */
export function formatLongDate(date: ClinicDate, options: { year?: boolean } = {}): string {
  return new Intl.DateTimeFormat('en-US', {
    timeZone: 'UTC',
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    ...(options.year && { year: 'numeric' }),
  }).format(new Date(`${date}T00:00:00Z`));
}
