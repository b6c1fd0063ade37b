import { firstClientOf } from '#functions/appointments/first-client.ts';
import type { MailClass } from '#functions/mail/budget/mail-classes.ts';

/**
 * How a code mail ranks. The client that booked the first of the address's appointments has codes kept for it, which a
 * stranger could otherwise use up.
 * @param clientKey who asked for the code
 */
export function codeClass(appointments: Parameters<typeof firstClientOf>[0], clientKey: string): MailClass {
  return firstClientOf(appointments) === clientKey ? 'own-code' : 'code';
}
