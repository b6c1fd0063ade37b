import {
  type ClinicDate,
  clinicTimeZone,
  formatClinicTime,
  isCalendarDate,
} from '#shared/time/clinic-time.ts';

// Calendar dates are formatted as midnight UTC, in UTC: a browser's time zone could show the day before.
const dateFormat = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', dateStyle: 'medium' });
const weekdayFormat = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', weekday: 'short' });

const clinicDateFormat = new Intl.DateTimeFormat('en-US', { timeZone: clinicTimeZone, dateStyle: 'medium' });
const clinicDateTimeFormat = new Intl.DateTimeFormat('en-US', {
  timeZone: clinicTimeZone,
  dateStyle: 'medium',
  timeStyle: 'short',
});

/** The date in a URL parameter; undefined for anything that isn't a calendar date. */
export function parseDate(text: string): ClinicDate | undefined {
  return isCalendarDate(text) ? text : undefined;
}

/** `Nov 24, 2026`. Returns text that isn't a date unchanged. */
export function formatDate(date: ClinicDate): string {
  const midnightMs = Date.parse(`${date}T00:00:00Z`);
  return Number.isNaN(midnightMs) ? date : dateFormat.format(midnightMs);
}

/** `Tue, Nov 24, 2026`. Returns text that isn't a date unchanged. */
export function formatWeekdayDate(date: ClinicDate): string {
  const midnightMs = Date.parse(`${date}T00:00:00Z`);
  return Number.isNaN(midnightMs) ? date : `${weekdayFormat.format(midnightMs)}, ${formatDate(date)}`;
}

/** `Nov 23, 2026, 8:00 AM` in clinic time. Returns text that isn't an instant unchanged. */
export function formatDateTime(iso: string): string {
  const instantMs = Date.parse(iso);
  return Number.isNaN(instantMs) ? iso : clinicDateTimeFormat.format(instantMs);
}

/** `Nov 23, 2026` and `8:00 AM` in clinic time. */
export function dateTimeParts(iso: string): { date: string; time: string } {
  const instantMs = Date.parse(iso);
  if (Number.isNaN(instantMs)) return { date: iso, time: '' };
  const time = formatTime(new Date(instantMs));
  return { date: clinicDateFormat.format(instantMs), time };
}

/** `9:42 AM` in clinic time. */
export function formatTime(instant: Date): string {
  return formatClinicTime(instant, { zone: false });
}
