import { minuteMs } from '#shared/time/durations.ts';

const correctionMs = 10 * minuteMs;

/** Whether a booking is so fresh that its email address can still be corrected. */
export function isInCorrectionTime({ bookingDate }: { bookingDate: string }, now: Date): boolean {
  return now.getTime() - Date.parse(bookingDate) < correctionMs;
}
