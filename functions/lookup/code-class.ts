import type { AppointmentItem } from '#functions/appointments/record.ts';
import type { MailClass } from '#functions/mail/budget/rule.ts';

/**
 * How a code mail ranks. Some codes of a day are kept for clients that booked one of the address's appointments, so that
 * strangers can't use them all up.
 * @param clientKey who asked for the code
 */
export function codeClass(
  appointments: readonly Pick<AppointmentItem, 'clientKey'>[],
  clientKey: string,
): MailClass {
  const hasBooked = appointments.some((appointment) => appointment.clientKey === clientKey);
  return hasBooked ? 'own-code' : 'code';
}
