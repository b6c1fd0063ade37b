import { type AppointmentItem, isMailed } from '#functions/appointments/record.ts';
import { findAppointmentRecord, isAppointment } from '#functions/appointments/store.ts';
import type { AppointmentSlot } from '#shared/appointments/slot-rules.ts';
import { slotStart } from '#shared/appointments/slots.ts';
import type { EntryItem } from './entry.ts';

/**
 * The visit that an entry's patient wants to move to an earlier time. Undefined unless the visit is confirmed, and mail
 * about it goes to the entry's address.
 */
export async function visitOf({
  confirmationNumber,
  email,
}: EntryItem): Promise<AppointmentItem | undefined> {
  const visit = confirmationNumber ? await findAppointmentRecord(confirmationNumber) : undefined;
  if (!isAppointment(visit) || visit.status !== 'confirmed' || !isMailed(visit)) return undefined;
  return visit.emailKey === email.toLowerCase() ? visit : undefined;
}

/**
 * Whether an entry still wants a time, and the visit that the time would replace, if any. An entry for a visit wants
 * only times earlier than the visit.
 */
export async function wantsTime(
  entry: EntryItem,
  { date, time }: AppointmentSlot,
): Promise<{ visit?: AppointmentItem } | undefined> {
  if (!entry.confirmationNumber) return {};
  const visit = await visitOf(entry);
  return visit && slotStart(date, time).toISOString() < visit.startsAt ? { visit } : undefined;
}
