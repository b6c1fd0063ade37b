import { suppressionOf, suppressionsOf } from '#functions/mail/suppressions.ts';
import type { Appointment } from '#shared/appointments/appointment.ts';
import type { SuppressionReason } from '#shared/appointments/suppression-reason.ts';
import { type AppointmentItem, toAppointment } from './record.ts';

function adminView(item: AppointmentItem, emailUndeliverable: SuppressionReason | undefined): Appointment {
  return { ...toAppointment(item), ...(emailUndeliverable && { emailUndeliverable }) };
}

/**
 * An appointment as staff see it, with the reason why email to its address is stopped, if it is. Reads that reason
 * consistently, so that a change of it shows immediately.
 */
export async function toAdminAppointment(item: AppointmentItem): Promise<Appointment> {
  return adminView(item, item.emailKey ? (await suppressionOf(item.emailKey))?.reason : undefined);
}

/**
 * Many appointments as staff see them. Reads without strong consistency: the reason why email is stopped may be a
 * second out of date.
 */
export async function toAdminAppointments(items: readonly AppointmentItem[]): Promise<Appointment[]> {
  const suppressions = await suppressionsOf(items.flatMap(({ emailKey }) => emailKey ?? []));
  return items.map((item) => adminView(item, suppressions.get(item.emailKey ?? '')?.reason));
}
