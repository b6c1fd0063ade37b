import { envNumber } from '#functions/platform/env.ts';
import { type Client, countsOfClient } from '#functions/platform/http/client.ts';
import type { ContactForm } from '#shared/contact/contact-form.ts';
import { dayMs } from '#shared/time/durations.ts';
import { checkPreferredDate, storeMessage } from './store.ts';

const contacts = { name: 'contacts', limit: envNumber('LIMIT_CONTACTS_PER_DAY'), lastsMs: dayMs };

/**
 * Forwards a contact message to the clinics. Throws `invalid` for a wrong date, or `too-many`. Mails nothing to the
 * visitor: otherwise, anyone could use the form to send mail to any address.
 * @returns the message's id
 */
export async function submitContact(form: ContactForm, client: Client, now: Date): Promise<string> {
  checkPreferredDate(form.date, now);
  return storeMessage({ kind: 'contact', ...form }, 'clinic', countsOfClient(client, contacts), now);
}
