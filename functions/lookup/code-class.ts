import type { AppointmentItem } from '#functions/appointments/record.ts';
import type { MailClass } from '#functions/mail/budget/mail-classes.ts';

/**
 * How a code mail ranks. The client that booked the first of the address's appointments has codes kept for it. A
 * client that books later may be a stranger who knows the address, and would use them up.
 * @param clientKey who asked for the code
 */
export function codeClass(
  appointments: readonly Pick<AppointmentItem, 'clientKey' | 'bookingDate'>[],
  clientKey: string,
): MailClass {
  const [first] = appointments.toSorted((a, b) => a.bookingDate.localeCompare(b.bookingDate));
  return first?.clientKey === clientKey ? 'own-code' : 'code';
}
