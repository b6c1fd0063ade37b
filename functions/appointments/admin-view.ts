import { suppressionsOf } from '#functions/mail/suppressions/suppressions.ts';
import type { Appointment } from '#shared/appointments/appointment.ts';
import { type AppointmentItem, toAppointment } from './record.ts';

/** Appointments as managers see them: with a note where email doesn't reach the patient. */
export async function toAdminAppointments(items: readonly AppointmentItem[]): Promise<Appointment[]> {
  const suppressions = await suppressionsOf(items.map(({ emailKey }) => emailKey));
  return items.map((item) => {
    const emailUndeliverable = suppressions.get(item.emailKey);
    return { ...toAppointment(item), ...(emailUndeliverable && { emailUndeliverable }) };
  });
}

/** The same for one. */
export async function toAdminAppointment(item: AppointmentItem): Promise<Appointment> {
  const [appointment = toAppointment(item)] = await toAdminAppointments([item]);
  return appointment;
}
