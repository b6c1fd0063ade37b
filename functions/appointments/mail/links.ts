import { manageToken, notMineToken } from '#functions/appointments/auth/patient-tokens.ts';
import type { AppointmentItem } from '#functions/appointments/record.ts';
import { env } from '#functions/platform/env.ts';
import {
  bookPath,
  cancelParameter,
  type OfferReason,
  offerQuery,
} from '#shared/appointments/booking-path.ts';
import type { AppointmentSlot } from '#shared/appointments/slot-rules.ts';
import { appointmentMailLabels as labels } from './mail-texts.ts';

const siteUrl = env('SITE_URL');

export type LinkedScreen = 'appointment-confirmation' | 'reschedule';

/** A link to a screen of the appointment. The token is in the hash, which browsers never send to a server. */
export async function linkTo(screen: LinkedScreen, item: AppointmentItem): Promise<string> {
  return `${siteUrl}/#/${screen}/${item.confirmationNumber}?token=${await manageToken(item, 'mail')}`;
}

/** A link to the appointment's screen, which then asks whether to cancel. */
export async function cancelLink(item: AppointmentItem): Promise<string> {
  return `${await linkTo('appointment-confirmation', item)}&${cancelParameter}=1`;
}

/** A link to a page that offers a visit another time, and takes it with one press. Nothing is held until then. */
export async function offerLink(item: AppointmentItem, time: AppointmentSlot, why: OfferReason) {
  return `${await linkTo('reschedule', item)}&${offerQuery(time, item, why)}`;
}

/** A link for booking another visit at the same clinic. */
export function bookAgainLink({ locationId }: AppointmentItem): string {
  return `${siteUrl}/#${bookPath({ clinic: locationId })}`;
}

/**
 * The link for a recipient who got the mail because of a typo. This link comes first in the mail, so that they see it
 * before they open the booking.
 */
export async function notMineLink(item: AppointmentItem) {
  const href = `${siteUrl}/#/not-mine/${item.confirmationNumber}?token=${await notMineToken(item)}`;
  return { lead: labels.notYours, text: labels.notMine, href };
}
