import type { Appointment } from '#shared/appointments/appointment.ts';

/** Whether email about a visit reaches its patient. */
export function isReachedByEmail({ email, emailUndeliverable, emailDisowned }: Appointment): boolean {
  return email !== '' && !emailUndeliverable && !emailDisowned;
}
