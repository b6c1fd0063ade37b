import { clinicTimeZone, formatClinicTime } from '#shared/time/clinic-time.ts';

/** Makes a function that formats a date or an instant, and returns any other text unchanged. */
function formatter(timeZone: string, options: Intl.DateTimeFormatOptions) {
  const { format } = new Intl.DateTimeFormat('en-US', { timeZone, ...options });
  return (text: string): string => {
    const instantMs = Date.parse(text);
    return Number.isNaN(instantMs) ? text : format(instantMs);
  };
}

const day = { day: 'numeric', month: 'short', year: 'numeric' } as const;

// `Date.parse` reads a calendar date as midnight UTC. That instant could be on the day before in the browser's time
// zone, so format it in UTC.

/** `Nov 24, 2026`. */
export const formatDate = formatter('UTC', day);

/** `Tue, Nov 24, 2026`. */
export const formatWeekdayDate = formatter('UTC', { weekday: 'short', ...day });

/** `Nov 23, 2026, 8:00 AM` in clinic time. */
export const formatDateTime = formatter(clinicTimeZone, { dateStyle: 'medium', timeStyle: 'short' });

/** `Nov 23, 8:00 AM` in clinic time. */
export const formatDayTime = (text: string) => formatDateTime(text).replace(/, \d{4}/, '');

/** `Nov 23, 2026` in clinic time. */
export const formatClinicDate = formatter(clinicTimeZone, day);

/** `9:42 AM` in clinic time. */
export const formatTime = (instant: Date): string => formatClinicTime(instant, { zone: false });
