import type { Context, DynamoDBBatchResponse, DynamoDBStreamEvent, ScheduledEvent } from 'aws-lambda';
import {
  renderCanceledTogether,
  renderChangeMail,
  renderReminder,
} from '#functions/appointments/mail/render-mail.ts';
import type { CanceledTogetherMail, ChangeMail, ReminderMail } from '#functions/appointments/mails.ts';
import type { FreedTime } from '#functions/appointments/slots/freed.ts';
import type { ClosedMail, ReopenedMail } from '#functions/closures/mails.ts';
import { renderClosedMail, renderReopenedMail } from '#functions/closures/render-mail.ts';
import type { EstimateMail } from '#functions/estimates/mails.ts';
import { renderEstimateMail } from '#functions/estimates/render-mail.ts';
import type { WeekMail } from '#functions/figures/mails.ts';
import { renderWeekMail } from '#functions/figures/render-mail.ts';
import type { CodeMail } from '#functions/lookup/ask-for-code.ts';
import { renderCodeMail } from '#functions/lookup/render-mail.ts';
import { deliverMails, drainDueMails, recordOutboxAge } from '#functions/mail/deliver.ts';
import type { Rendering } from '#functions/mail/mail.ts';
import type { MessageMail } from '#functions/messages/mails.ts';
import { renderMessageMail } from '#functions/messages/render-mail.ts';
import type { LabOrderMail } from '#functions/payments/lab-order-steps.ts';
import { renderLabOrderMail } from '#functions/payments/lab-orders/render-mail.ts';
import type { PaymentMail } from '#functions/payments/mails.ts';
import { renderReceipt } from '#functions/payments/receipt/render-receipt.ts';
import { renderRefundMail } from '#functions/payments/render-mail.ts';
import { now as clock } from '#functions/platform/clock.ts';
import { countMetric } from '#functions/platform/metric.ts';
import type { EarlierTimeMail, ProofMail } from '#functions/waitlist/mails.ts';
import { offerFreedTime } from '#functions/waitlist/offer.ts';
import { renderEarlierTime, renderProofMail } from '#functions/waitlist/render-mail.ts';
import { required } from '#shared/required.ts';

/** Everything that the outbox can hold: each kind of mail, and released slots. */
export type AnyMail =
  | ChangeMail
  | CanceledTogetherMail
  | ReminderMail
  | ClosedMail
  | ReopenedMail
  | CodeMail
  | MessageMail
  | PaymentMail
  | LabOrderMail
  | FreedTime
  | ProofMail
  | EarlierTimeMail
  | EstimateMail
  | WeekMail;

/** Writes a mail from the records as they are now. */
export async function renderMail(mail: AnyMail, now: Date): Promise<Rendering> {
  switch (mail.kind) {
    case 'booked':
    case 'rescheduled':
    case 'cancelled':
      return renderChangeMail(mail, now);
    case 'cancelled-together':
      return renderCanceledTogether(mail, now);
    case 'reminder-day':
    case 'reminder-hours':
      return renderReminder(mail, now);
    case 'closed':
      return renderClosedMail(mail, now);
    case 'reopened':
      return renderReopenedMail(mail, now);
    case 'code':
      return renderCodeMail(mail);
    case 'contact':
    case 'consultation':
    case 'consultation-notice':
    case 'lab-consultation':
    case 'lab-consultation-notice':
      return renderMessageMail(mail);
    case 'receipt':
      return renderReceipt(mail);
    case 'refund-sent':
    case 'refund-failed':
      return renderRefundMail(mail);
    case 'lab-order-notice':
    case 'lab-order-reminder':
      return renderLabOrderMail(mail);
    case 'freed':
      return offerFreedTime(mail, now);
    case 'waitlist-proof':
      return renderProofMail(mail);
    case 'earlier-time':
      return renderEarlierTime(mail, now);
    case 'estimate':
      return renderEstimateMail(mail);
    case 'week':
      return renderWeekMail(mail, now);
  }
}

/**
 * Sends these mails, each once unless a run dies before it marks the mail as sent. Returns the ids that have to be
 * retried.
 */
export async function sendMail(ids: readonly string[], now: Date): Promise<string[]> {
  const outcomes = await deliverMails(ids, now, renderMail);
  return ids.filter((_, index) => outcomes[index] === 'unrecorded');
}

async function sendNew({ Records }: DynamoDBStreamEvent): Promise<DynamoDBBatchResponse> {
  const sequenceNumbers = new Map(
    Records.map(({ dynamodb }) => [
      required(dynamodb?.Keys?.id?.S, 'the id of a stream record'),
      required(dynamodb?.SequenceNumber, 'the sequence number of a stream record'),
    ]),
  );
  const failed = await sendMail([...sequenceNumbers.keys()], clock());
  return {
    batchItemFailures: failed.map((id) => ({
      itemIdentifier: required(sequenceNumbers.get(id), 'the sequence number of a mail'),
    })),
  };
}

/** Called by the outbox's stream with new mails, and every minute by the schedule for mails that are due. */
export async function handler(
  event: DynamoDBStreamEvent | ScheduledEvent,
  context: Pick<Context, 'getRemainingTimeInMillis'>,
): Promise<DynamoDBBatchResponse> {
  if ('Records' in event) return sendNew(event);
  countMetric('MailScheduleRan');
  await recordOutboxAge(clock());
  await drainDueMails(renderMail, () => context.getRemainingTimeInMillis());
  return { batchItemFailures: [] };
}
