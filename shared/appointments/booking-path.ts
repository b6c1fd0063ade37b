import type { ClinicDate } from '#shared/time/clinic-time.ts';
import type { AppointmentSlot } from './slot-rules.ts';

export const bookingPath = '/book-appointment';

/** With this parameter in its URL, a visit's screen asks right away whether to cancel the visit. */
export const cancelParameter = 'cancel';

export interface BookingPathChoice {
  /** The clinic's id. */
  clinic?: string | undefined;
  date?: ClinicDate | undefined;
  /** As the specification writes it: `9:30`, `1:45`. */
  time?: string | undefined;
}

function slotQuery(choice: BookingPathChoice & { from?: string; why?: OfferReason }): string {
  return Object.entries(choice)
    .flatMap(([key, value]) =>
      // A colon needs no escape in a query, and people read these URLs in messages.
      value === undefined ? [] : `${key}=${encodeURIComponent(value).replaceAll('%3A', ':')}`,
    )
    .join('&');
}

/**
 * The path of the booking screen with the visitor's choices so far:
 * `/book-appointment?clinic=7&date=2026-11-24&time=1:45`. Pages, mails and chat answers all use this, so that
 * the screen can read each link.
 */
export function bookPath({ clinic, date, time }: BookingPathChoice = {}): string {
  const query = slotQuery({ clinic, date, time });
  return query ? `${bookingPath}?${query}` : bookingPath;
}

/** A visit's clinic and time, in the form that links to the reschedule screen contain: `7_2026-11-24_1:45`. */
export function visitTime({ locationId, date, time }: AppointmentSlot): string {
  return `${locationId}_${date}_${time}`;
}

/** Why we offer another time for a visit: its clinic is closed then, or the patient wants an earlier time. */
export const offerReasons = ['closed', 'earlier'] as const;

export type OfferReason = (typeof offerReasons)[number];

/**
 * The query of a link to the reschedule screen that offers another time for a visit. It also contains the visit's own
 * clinic and time, so that the screen notices if the visit has been moved since.
 */
export function offerQuery(offered: AppointmentSlot, visit: AppointmentSlot, why: OfferReason): string {
  const { locationId: clinic, date, time } = offered;
  return slotQuery({ clinic, date, time, from: visitTime(visit), why });
}
