import type { LinkedKey } from '#functions/payments/idempotency-keys.ts';
import { endPayment } from '#functions/payments/settle/end-payment.ts';
import { findPaymentRecord, isPayment } from '#functions/payments/store.ts';
import { isAbandoned } from '#functions/payments/unfinished.ts';
import { countedInWindow } from '#functions/platform/dynamo/window-limits.ts';
import { findIntent, type Intent } from '#functions/stripe/intents.ts';
import { Problem } from '#shared/api/problem.ts';
import { repeats, tooManyRepeats } from './limits.ts';

export function paymentEnded(): Problem {
  return new Problem('payment-ended', 'This payment has been cancelled. Please begin another one.');
}

/**
 * The intent that a key has led to before, as long as it is paid or can still be paid. Throws `payment-ended`, or
 * `too-many` when it is asked for all the time.
 */
export async function earlierIntent({ intentId, begunAt }: LinkedKey, now: Date): Promise<Intent> {
  const record = await findPaymentRecord(intentId);
  if (!isPayment(record) || !(record.pending || record.paidAt)) throw paymentEnded();
  if (!(await countedInWindow(repeats, intentId))) throw tooManyRepeats();
  // It would be canceled while the patient pays.
  if (record.pending && isAbandoned(begunAt, now)) await endPayment(intentId);
  const intent = await findIntent(intentId);
  if (!intent || intent.status === 'canceled') throw paymentEnded();
  return intent;
}
