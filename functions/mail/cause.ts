import type { Client } from '#functions/platform/http/client.ts';
import type { Actor } from '#functions/trust/actor.ts';

/**
 * What caused a mail: who acted, or the clinics' staff, or a payment or a refund. `code` and `clinic`, for mail to the
 * clinics' own inbox, use up nobody's share.
 */
export type MailCause = Actor | 'staff' | 'payment' | 'code' | 'clinic';

/** Whether a client that is not proven for the address caused it. */
export function isByOther(cause: MailCause): cause is Client {
  return Array.isArray(cause);
}
