import { findKey } from '#functions/payments/idempotency-keys.ts';
import type { PaymentItem } from '#functions/payments/record.ts';
import { stalePayment } from '#functions/payments/store.ts';
import { unfinishedPayments } from '#functions/payments/unfinished-payments.ts';
import { cancelIntent } from '#functions/stripe/intents.ts';
import { refreshPayment } from './refresh-payment.ts';

/** Cancels a payment's intent, and records what became of it: it may have been paid just before. */
export async function endPayment(id: string): Promise<PaymentItem | undefined> {
  await cancelIntent(id);
  return refreshPayment(id);
}

/** Ends a payment that has not ended. Throws `stale-version` when it was paid just before. */
export async function cancelIfPending(item: PaymentItem): Promise<void> {
  if (!item.pending) return;
  const ended = await endPayment(item.id);
  if (ended?.paidAt) throw stalePayment(ended);
}

/** Ends all unfinished payments of a client but one. */
export async function endOtherPayments(clientKey: string, except: string): Promise<void> {
  for (const reference of await unfinishedPayments(clientKey)) {
    const key = await findKey(reference);
    if (key?.intentId && key.intentId !== except) await endPayment(key.intentId);
  }
}
