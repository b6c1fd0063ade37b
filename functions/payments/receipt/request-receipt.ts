import { randomUUID } from 'node:crypto';
import { budgetOf } from '#functions/mail/budget.ts';
import { findMail, type MailCause, type OutboxItem } from '#functions/mail/outbox.ts';
import { suppressionOf } from '#functions/mail/suppressions.ts';
import { changePayment } from '#functions/payments/change.ts';
import { receiptMailId, receiptStep } from '#functions/payments/mails.ts';
import { checkClientSecret } from '#functions/payments/new-payment.ts';
import type { PaymentItem } from '#functions/payments/record.ts';
import { findPayment } from '#functions/payments/store.ts';
import { now as clock } from '#functions/platform/clock.ts';
import { fullOf, tooMany } from '#functions/platform/dynamo/tally.ts';
import type { Client } from '#functions/platform/http/client.ts';
import { actorOf } from '#functions/trust/proofs.ts';
import { Problem } from '#shared/api/problem.ts';
import { brand } from '#shared/brand.ts';
import { daySeconds, minuteMs } from '#shared/time/durations.ts';
import { hasReceipt, noReceipt } from './to-receipt.ts';

const maxRequests = 3;

/**
 * A request this soon after a mail gets that mail's time instead of another mail, which would arrive right after the
 * first.
 */
const justSentMs = 10 * minuteMs;

function tooManyRequests(): Problem {
  const detail = `We’ve already sent this receipt several times. If it hasn’t arrived, please call us at ${brand.phone}.`;
  return new Problem('too-many', detail, { retryAfterSeconds: daySeconds });
}

/** The receipt's last queued mail; undefined when there was none, or it has expired from the outbox. */
async function lastMailOf({ id, receiptQueued, receiptRequests = [] }: PaymentItem) {
  const request = receiptRequests.at(-1);
  if (!receiptQueued && !request) return undefined;
  return findMail(receiptMailId({ paymentId: id, ...(request && { request }) }));
}

function wasJustSent({ status, createdAt }: OutboxItem, now: Date): boolean {
  return status === 'sent' && now.getTime() - Date.parse(createdAt) < justSentMs;
}

async function queueAgain(id: string, earlier: number, cause: MailCause, now: Date): Promise<void> {
  const request = randomUUID();
  await changePayment(
    id,
    (item) => {
      if (!hasReceipt(item)) throw noReceipt();
      const requests = item.receiptRequests ?? [];
      // A simultaneous request has already queued a mail.
      if (requests.length > earlier) return { to: item };
      if (requests.length >= maxRequests) throw tooManyRequests();
      return {
        to: { ...item, receiptRequests: [...requests, request] },
        steps: { receipt: receiptStep(item.id, now.toISOString(), cause, request) },
      };
    },
    now,
    ({ receiptRequests }) => receiptRequests?.includes(request) ?? false,
  );
}

function unreachable(): Problem {
  return new Problem(
    'conflict',
    `Our email doesn’t reach the address on this payment. Please call us at ${brand.phone}, and we’ll get the receipt to you.`,
  );
}

/**
 * Mails the receipt of a payment again, to the payment's own email address, for the holder of its client secret. Queues
 * at most three mails, and none while an earlier one is waiting or was just sent. Throws `not-found`, `forbidden` for
 * another client secret, `conflict` if there is no receipt or the mail would not arrive, and `too-many` after the third
 * mail or while the recipient's limit is reached.
 * @returns the time of the mail that was just sent; undefined when a mail is on its way
 */
export async function requestReceipt(
  id: string,
  clientSecret: string,
  client: Client,
): Promise<string | undefined> {
  const now = clock();
  const item = await findPayment(id);
  checkClientSecret(item, clientSecret);
  if (!hasReceipt(item) || !item.patientEmail) throw noReceipt();
  const email = item.patientEmail.toLowerCase();
  const [last, suppression] = await Promise.all([lastMailOf(item), suppressionOf(email)]);
  // Refuse even if a mail was just sent: mail to this address is stopped, because of a bounce or a complaint.
  if (suppression) throw unreachable();
  if (last && wasJustSent(last, now)) return last.createdAt;
  const cause = await actorOf(client, email);
  const budgetCause = last?.status === 'pending' ? last.cause : cause;
  const full = await fullOf(await budgetOf({ id: '', to: email, cause: budgetCause }, now));
  if (full)
    throw tooMany(
      full,
      `This address got a lot of our email today. Please try again later, or call us at ${brand.phone}.`,
    );
  if (last?.status !== 'pending') await queueAgain(id, item.receiptRequests?.length ?? 0, cause, now);
  return undefined;
}
