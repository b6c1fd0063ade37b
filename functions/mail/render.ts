import { findRecord } from '#functions/adapters/appointment-store.ts';
import type { Mail } from '#functions/adapters/mail.ts';
import type { OutboxItem } from '#functions/adapters/outbox.ts';
import { codeMail } from './code-mail.ts';
import { messageMail } from './message-mail.ts';
import { receiptMail } from './receipt-mail.ts';
import { bookingToRemindOf, bookingToTell } from './superseded.ts';
import { visitMail } from './visit-mail.ts';

/** The mail as its booking or message stands now; undefined when there is nothing to tell any more. */
export async function renderMail(item: OutboxItem, now: Date): Promise<Mail | undefined> {
  if ('seed' in item) return codeMail(item);
  if ('messageId' in item) return messageMail(item);
  if ('paymentId' in item) return receiptMail(item);
  const record = await findRecord(item.confirmationNumber);
  const booking =
    'version' in item ? await bookingToTell(item, record) : bookingToRemindOf(item, record, now);
  return booking && visitMail(item, booking);
}
