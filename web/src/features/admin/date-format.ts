import { type ClinicDate, clinicTimeZone, isCalendarDate } from '#shared/time/clinic-time.ts';

const dayFormat = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', dateStyle: 'medium' });
const weekdayFormat = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', weekday: 'short' });
const clockFormat = new Intl.DateTimeFormat('en-US', { timeZone: clinicTimeZone, timeStyle: 'short' });
const instantFormat = new Intl.DateTimeFormat('en-US', {
  timeZone: clinicTimeZone,
  dateStyle: 'medium',
  timeStyle: 'short',
});

/** The day that an address names. It may hold anything: what is no day is none. */
export function parseDate(text: string): ClinicDate | undefined {
  return isCalendarDate(text) ? text : undefined;
}

/** `Nov 24, 2026`; a text that is no date comes back as it is. */
export function formatDate(date: ClinicDate): string {
  const instant = Date.parse(`${date}T00:00:00Z`);
  return Number.isNaN(instant) ? date : dayFormat.format(instant);
}

/** `Tue, Nov 24, 2026`. */
export function formatWeekdayDate(date: ClinicDate): string {
  const instant = Date.parse(`${date}T00:00:00Z`);
  return Number.isNaN(instant) ? date : `${weekdayFormat.format(instant)}, ${dayFormat.format(instant)}`;
}

/** An instant by the clinics' clock, `Nov 23, 2026, 8:00 AM`; a text that is none comes back as it is. */
export function formatDateTime(iso: string): string {
  const instant = Date.parse(iso);
  return Number.isNaN(instant) ? iso : instantFormat.format(instant);
}

const clinicDayFormat = new Intl.DateTimeFormat('en-US', { timeZone: clinicTimeZone, dateStyle: 'medium' });

/** An instant of a record by the clinics' clock, in two parts: `Nov 23, 2026` and `8:00 AM`. */
export function dateTimeParts(iso: string): { day: string; time: string } {
  const instant = new Date(iso);
  if (Number.isNaN(instant.getTime())) return { day: iso, time: '' };
  return { day: clinicDayFormat.format(instant), time: clockFormat.format(instant) };
}

/** `9:42 AM` by the clinics' clock. */
export function formatTime(instant: Date): string {
  return clockFormat.format(instant);
}
