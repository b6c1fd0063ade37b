import { visitMail } from '#functions/appointments/mails.ts';
import type { AppointmentItem } from '#functions/appointments/record.ts';
import { findAppointmentRecord } from '#functions/appointments/store.ts';
import { codeMail } from '#functions/lookup/mails.ts';
import { messageMail } from '#functions/messages/mails.ts';
import { receiptMail } from '#functions/payments/mails.ts';
import type { Mail } from './mail.ts';
import type { ChangeMail, ClosedMail, OutboxItem, ReminderMail } from './outbox.ts';
import { bookingToMove, bookingToRemindOf, bookingToTell } from './superseded.ts';

async function bookingOf(
  mail: ChangeMail | ReminderMail | ClosedMail,
  now: Date,
): Promise<AppointmentItem | undefined> {
  const record = await findAppointmentRecord(mail.confirmationNumber);
  if ('version' in mail) return bookingToTell(mail, record);
  return 'closureId' in mail ? bookingToMove(mail, record, now) : bookingToRemindOf(mail, record, now);
}

/** The mail as its booking or message stands now; undefined when there is nothing to tell any more. Throws NotYet. */
export async function renderMail(item: OutboxItem, now: Date): Promise<Mail | undefined> {
  if ('seed' in item) return codeMail(item);
  if ('messageId' in item) return messageMail(item);
  if ('paymentId' in item) return receiptMail(item);
  const booking = await bookingOf(item, now);
  return booking && visitMail(item, booking);
}
