import type { ClinicDate } from '#shared/time/clinic-time.ts';

export const bookingPath = '/book-appointment';

export interface BookingPathChoice {
  /** The clinic's id. */
  clinic?: string | undefined;
  date?: ClinicDate | undefined;
  /** As the specification writes it: `9:30`, `1:45`. */
  time?: string | undefined;
}

/**
 * The booking screen with the visitor's choices so far:
 * `/book-appointment?clinic=7&date=2026-11-24&time=1:45`. Pages, mails and chat answers all use this, so that
 * the screen can read each link.
 */
export function bookPath({ clinic, date, time }: BookingPathChoice = {}): string {
  const query = Object.entries({ clinic, date, time }).flatMap(([key, value]) =>
    // A colon needs no escape in a query, and people read these addresses in messages.
    value === undefined ? [] : `${key}=${encodeURIComponent(value).replaceAll('%3A', ':')}`,
  );
  return query.length === 0 ? bookingPath : `${bookingPath}?${query.join('&')}`;
}
