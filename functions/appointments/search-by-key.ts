import { confirmationNumberPattern } from '#shared/appointments/confirmation-number.ts';
import type { AppointmentSearch } from '#shared/appointments/routes.ts';
import { emailAddress } from '#shared/forms/fields.ts';
import { latestOfEmail } from './list-by-email.ts';
import type { AppointmentItem } from './record.ts';
import { findAppointmentRecord, isAppointment } from './store.ts';

async function findByKey({ q, limit }: AppointmentSearch): Promise<AppointmentItem[] | undefined> {
  const confirmationNumber = q.toUpperCase();
  if (confirmationNumberPattern.test(confirmationNumber)) {
    const record = await findAppointmentRecord(confirmationNumber);
    return isAppointment(record) ? [record] : [];
  }
  if (!emailAddress().safeParse(q).success) return undefined;
  const items = await latestOfEmail(q.toLowerCase(), limit + 1);
  // None: the address may be incomplete. More than a page: only the walk over the months can continue.
  return items.length === 0 || items.length > limit ? undefined : items;
}

/**
 * What a search for a complete confirmation number or email address finds, sorted as asked, without reading month by
 * month. Undefined when only the list by months can tell.
 */
export async function searchByKey(query: AppointmentSearch): Promise<AppointmentItem[] | undefined> {
  // A cursor belongs to the walk over the months.
  if (query.cursor) return undefined;
  const items = await findByKey(query);
  return query.sort === 'created'
    ? items?.toSorted((a, b) => b.bookingDate.localeCompare(a.bookingDate))
    : items?.toSorted((a, b) => a.startsAt.localeCompare(b.startsAt));
}
