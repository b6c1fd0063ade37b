/** The clinics' wall clock. Every date (`YYYY-MM-DD`) and time of a visit is told in it. */
export const clinicTimeZone = 'America/Los_Angeles';

/** A calendar day in clinic time, `YYYY-MM-DD`. */
export type ClinicDate = string;

const wallClock = new Intl.DateTimeFormat('en-US', {
  timeZone: clinicTimeZone,
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
});

const minuteMs = 60_000;
const dayMs = 86_400_000;

/** How far the clinic's wall clock is ahead of UTC at this instant, in milliseconds (negative in Nevada). */
function offsetMs(instant: Date): number {
  const parts: Record<string, number> = {};
  for (const { type, value } of wallClock.formatToParts(instant)) parts[type] = Number(value);
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts;
  const wall = Date.UTC(year, month - 1, day, hour, minute, second);
  return wall - Math.floor(instant.getTime() / 1000) * 1000;
}

/**
 * The instant at which the clinic's wall clock shows this date and minute of the day.
 * A minute that spring skips maps to the hour after it; one that autumn repeats maps to its first turn.
 */
export function clinicInstant(date: ClinicDate, minuteOfDay: number): Date {
  const wall = Date.parse(`${date}T00:00:00Z`) + minuteOfDay * minuteMs;
  const before = offsetMs(new Date(wall - dayMs));
  const candidate = new Date(wall - before);
  // The offset of the day before is right until a change has passed; from then on, today's own offset is.
  const offset = offsetMs(candidate);
  if (offset === before) return candidate;
  const corrected = new Date(wall - offset);
  return offsetMs(corrected) === offset ? corrected : candidate;
}

/** The clinic's calendar day at this instant. */
export function clinicDateAt(instant: Date): ClinicDate {
  return new Date(instant.getTime() + offsetMs(instant)).toISOString().slice(0, 10);
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
export function spokenDate(date: ClinicDate, options: { year?: boolean } = {}): string {
  return new Intl.DateTimeFormat('en-US', {
    timeZone: 'UTC',
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    ...(options.year && { year: 'numeric' }),
  }).format(new Date(`${date}T00:00:00Z`));
}
