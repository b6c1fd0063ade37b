import { randomUUID } from 'node:crypto';
import { findMail, type OutboxItem } from '#functions/mail/outbox.ts';
import { changePayment } from '#functions/payments/change.ts';
import { checkClientSecret } from '#functions/payments/client-secret.ts';
import { receiptMailId, receiptStep } from '#functions/payments/mails.ts';
import type { PaymentItem } from '#functions/payments/record.ts';
import { findPayment } from '#functions/payments/store.ts';
import { now as clock } from '#functions/platform/clock.ts';
import { Problem } from '#shared/api/problem.ts';
import { brand } from '#shared/brand.ts';
import { daySeconds, minuteMs } from '#shared/time/durations.ts';
import { hasReceipt, noReceipt } from './to-receipt.ts';

const maxRequests = 3;

/** Another request within this time is answered with the instant of the mail, which is in the inbox or about to be. */
const justSentMs = 10 * minuteMs;

function tooManyRequests(): Problem {
  const detail = `We’ve already sent this receipt several times. If it hasn’t arrived, please call us at ${brand.phone}.`;
  return new Problem('too-many', detail, { retryAfterSeconds: daySeconds });
}

/** The last mail with the receipt that was queued; undefined when there was none, or it has expired from the outbox. */
async function lastMailOf({ id, receiptQueued, receiptRequests = [] }: PaymentItem) {
  const request = receiptRequests.at(-1);
  if (!receiptQueued && !request) return undefined;
  return findMail(receiptMailId({ paymentId: id, ...(request && { request }) }));
}

function wasJustSent({ status, createdAt }: OutboxItem, now: Date): boolean {
  return status === 'sent' && now.getTime() - Date.parse(createdAt) < justSentMs;
}

async function queueAgain(id: string, earlier: number, now: Date): Promise<void> {
  const request = randomUUID();
  await changePayment(
    id,
    (item) => {
      if (!hasReceipt(item)) throw noReceipt();
      const requests = item.receiptRequests ?? [];
      // A simultaneous request has queued it already.
      if (requests.length > earlier) return { to: item };
      if (requests.length >= maxRequests) throw tooManyRequests();
      return {
        to: { ...item, receiptRequests: [...requests, request] },
        steps: { receipt: receiptStep(item.id, now.toISOString(), request) },
      };
    },
    now,
    ({ receiptRequests }) => receiptRequests?.includes(request) ?? false,
  );
}

/**
 * Mails the receipt of a payment again, to its own address, for the holder of its client secret. Three times at most, and
 * not while an earlier mail is waiting or has just been sent.
 * @returns the instant of the mail that has just been sent; undefined when one is on its way
 */
export async function requestReceipt(id: string, clientSecret: string): Promise<string | undefined> {
  const now = clock();
  const item = await findPayment(id);
  checkClientSecret(item, clientSecret);
  if (!hasReceipt(item) || !item.patientEmail) throw noReceipt();
  const last = await lastMailOf(item);
  if (last && wasJustSent(last, now)) return last.createdAt;
  if (last?.status !== 'pending') await queueAgain(id, item.receiptRequests?.length ?? 0, now);
  return undefined;
}
