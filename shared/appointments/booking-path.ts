import type { ClinicDate } from '#shared/time/clinic-time.ts';

export const bookingPath = '/book-appointment';

export interface BookingPathChoice {
  /** Its id. */
  clinic?: string | undefined;
  date?: ClinicDate | undefined;
  /** As the specification writes it: `9:30`, `1:45`. */
  time?: string | undefined;
}

/**
 * Booking with what the visitor has chosen so far: `/book-appointment?clinic=7&date=2026-11-24&time=1:45`. One builder
 * for pages, mails and chat answers, so that the booking screen reads what they all write.
 */
export function bookPath({ clinic, date, time }: BookingPathChoice = {}): string {
  const query = Object.entries({ clinic, date, time }).flatMap(([key, value]) =>
    // A colon needs no escape in a query, and people read these addresses in messages.
    value === undefined ? [] : `${key}=${encodeURIComponent(value).replaceAll('%3A', ':')}`,
  );
  return query.length === 0 ? bookingPath : `${bookingPath}?${query.join('&')}`;
}
