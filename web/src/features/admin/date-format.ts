import {
  type ClinicDate,
  clinicTimeZone,
  formatClinicTime,
  isCalendarDate,
} from '#shared/time/clinic-time.ts';

/** Formats a date or an instant. Returns other text unchanged. */
function formatter(timeZone: string, options: Intl.DateTimeFormatOptions) {
  const { format } = new Intl.DateTimeFormat('en-US', { timeZone, ...options });
  return (text: string): string => {
    const instantMs = Date.parse(text);
    return Number.isNaN(instantMs) ? text : format(instantMs);
  };
}

// A calendar date is read as midnight UTC. In a browser's time zone, that could be the day before.

/** `Nov 24, 2026`. */
export const formatDate = formatter('UTC', { dateStyle: 'medium' });

const formatWeekday = formatter('UTC', { weekday: 'short' });

/** `Tue, Nov 24, 2026`. */
export function formatWeekdayDate(date: ClinicDate): string {
  return isCalendarDate(date) ? `${formatWeekday(date)}, ${formatDate(date)}` : date;
}

/** `Nov 23, 2026, 8:00 AM` in clinic time. */
export const formatDateTime = formatter(clinicTimeZone, { dateStyle: 'medium', timeStyle: 'short' });

const formatClinicDate = formatter(clinicTimeZone, { dateStyle: 'medium' });

/** `Nov 23, 2026` and `8:00 AM` in clinic time. */
export function dateTimeParts(iso: string): { date: string; time: string } {
  const instant = new Date(iso);
  const time = Number.isNaN(instant.getTime()) ? '' : formatTime(instant);
  return { date: formatClinicDate(iso), time };
}

/** `9:42 AM` in clinic time. */
export function formatTime(instant: Date): string {
  return formatClinicTime(instant, { zone: false });
}
