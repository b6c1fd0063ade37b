import { countForClient } from '#functions/platform/dynamo/client-limits.ts';
import { envNumber } from '#functions/platform/env.ts';
import type { Client } from '#functions/platform/http/client.ts';
import type { ContactForm } from '#shared/contact/contact-form.ts';
import { checkPreferredDate } from './preferred-date.ts';
import { tooManyMessages } from './problems.ts';
import { storeMessage } from './store.ts';

const contacts = { name: 'contacts', limit: envNumber('LIMIT_CONTACTS_PER_DAY') };

/**
 * Passes a contact message on to the clinics. Throws `invalid` for a wrong date, or `too-many`. Nothing is mailed to the
 * visitor: otherwise anyone could use the form to send mail to any address.
 * @returns the message's id
 */
export async function submitContact(form: ContactForm, client: Client): Promise<string> {
  checkPreferredDate(form.date);
  const { id, limitsReached } = await storeMessage(
    { kind: 'contact', ...form },
    { client: countForClient(client, contacts) },
  );
  if (limitsReached) throw tooManyMessages();
  return id;
}
