import { suppressionOf, suppressionsOf } from '#functions/mail/suppressions.ts';
import type { Appointment } from '#shared/appointments/appointment.ts';
import type { SuppressionReason } from '#shared/appointments/suppression-reason.ts';
import { type AppointmentItem, toAppointment } from './record.ts';

function adminView(item: AppointmentItem, emailUndeliverable: SuppressionReason | undefined): Appointment {
  return { ...toAppointment(item), ...(emailUndeliverable && { emailUndeliverable }) };
}

/** An appointment as managers see it: with a note if email doesn't reach the patient, right after a change as well. */
export async function toAdminAppointment(item: AppointmentItem): Promise<Appointment> {
  return adminView(item, (await suppressionOf(item.emailKey))?.reason);
}

/** The same for many, where a note may come or go a second late. */
export async function toAdminAppointments(items: readonly AppointmentItem[]): Promise<Appointment[]> {
  const suppressions = await suppressionsOf(items.map(({ emailKey }) => emailKey));
  return items.map((item) => adminView(item, suppressions.get(item.emailKey)?.reason));
}
