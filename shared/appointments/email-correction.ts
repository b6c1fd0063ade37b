import { minuteMs } from '#shared/time/durations.ts';

const correctionMs = 10 * minuteMs;

/** Whether a booking is recent enough for its email address to be corrected. */
export function isInCorrectionTime({ bookingDate }: { bookingDate: string }, now: Date): boolean {
  return now.getTime() - Date.parse(bookingDate) < correctionMs;
}
