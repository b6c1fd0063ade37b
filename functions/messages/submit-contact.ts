import { countInWindow } from '#functions/platform/dynamo/window-limits.ts';
import { envNumber } from '#functions/platform/env.ts';
import { pseudonym } from '#functions/platform/pseudonym.ts';
import type { ContactForm } from '#shared/contact/contact-form.ts';
import { perDay, tooManyToday } from './limits.ts';
import { checkPreferredDate } from './preferred-date.ts';
import { storeMessage } from './store.ts';

const perAddress = perDay('contact', envNumber('LIMIT_CONTACTS_PER_DAY'));

/**
 * Passes a contact message on to the clinics; throws a Problem for a wrong date or too many messages. Nothing is mailed
 * to the visitor: otherwise anyone could use the form to send mail to any address.
 * @returns the message's id
 */
export async function submitContact(form: ContactForm, networkAddress: string): Promise<string> {
  checkPreferredDate(form.date);
  const { id, limitsReached } = await storeMessage(
    { kind: 'contact', ...form },
    { address: countInWindow(perAddress, await pseudonym(networkAddress)) },
  );
  if (limitsReached) throw tooManyToday();
  return id;
}
