import type { PaymentItem } from '#functions/payments/record.ts';
import { findPaymentRecord, isPayment, stalePayment } from '#functions/payments/store.ts';
import { mapConcurrently } from '#functions/platform/concurrently.ts';
import { cancelIntent } from '#functions/stripe/intents.ts';
import { refreshPayment } from './refresh-payment.ts';

const concurrency = 10;

/** Cancels a payment's intent, and records the result: it may have been paid just before. */
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

/** Ends the unfinished ones of these payments. */
export async function endUnfinished(ids: readonly string[]): Promise<void> {
  await mapConcurrently(ids, concurrency, async (id) => {
    const record = await findPaymentRecord(id);
    if (isPayment(record) && record.pending) await endPayment(id);
  });
}
