import type { AppointmentItem } from '#functions/appointments/record.ts';
import type { MailClass } from '#functions/mail/budget/rule.ts';

/**
 * How a code mail ranks. Clients that booked one of the address's appointments have codes kept for them, which strangers
 * cannot use up.
 * @param clientKey who asked for the code
 */
export function codeClass(
  appointments: readonly Pick<AppointmentItem, 'clientKey'>[],
  clientKey: string,
): MailClass {
  const hasBooked = appointments.some((appointment) => appointment.clientKey === clientKey);
  return hasBooked ? 'own-code' : 'code';
}
