import type { ClinicDate } from '#shared/time/clinic-time.ts';
import type { AppointmentSlot } from './slot-rules.ts';

export const bookingPath = '/book-appointment';

/** In the address of a visit's screen: it asks right away whether to cancel. */
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
      // A colon needs no escape in a query, and people read these addresses in messages.
      value === undefined ? [] : `${key}=${encodeURIComponent(value).replaceAll('%3A', ':')}`,
    )
    .join('&');
}

/**
 * The booking screen with the visitor's choices so far:
 * `/book-appointment?clinic=7&date=2026-11-24&time=1:45`. Pages, mails and chat answers all use this, so that
 * the screen can read each link.
 */
export function bookPath({ clinic, date, time }: BookingPathChoice = {}): string {
  const query = slotQuery({ clinic, date, time });
  return query ? `${bookingPath}?${query}` : bookingPath;
}

/** A visit's time, as a link that offers it another one names it. */
export function visitTime({ locationId, date, time }: AppointmentSlot): string {
  return `${locationId}_${date}_${time}`;
}

/** Why a visit is offered another time: its clinic is closed then, or its patient waits for an earlier one. */
export const offerReasons = ['closed', 'earlier'] as const;

export type OfferReason = (typeof offerReasons)[number];

/**
 * What a link to the reschedule screen says to offer a visit this time. With the visit's own time, by which the screen
 * knows whether it has been moved since, and with the reason.
 */
export function offerQuery(offered: AppointmentSlot, visit: AppointmentSlot, why: OfferReason): string {
  const { locationId: clinic, date, time } = offered;
  return slotQuery({ clinic, date, time, from: visitTime(visit), why });
}
