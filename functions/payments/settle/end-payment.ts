import { findKey } from '#functions/payments/idempotency-keys.ts';
import type { PaymentItem } from '#functions/payments/record.ts';
import { findPaymentRecord, isPayment, stalePayment } from '#functions/payments/store.ts';
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

/** Ends the payments with these references that are unfinished, but for one. */
export async function endOtherPayments(references: readonly string[], except: string): Promise<void> {
  for (const reference of references) {
    const { intentId } = (await findKey(reference)) ?? {};
    if (!intentId || intentId === except) continue;
    const record = await findPaymentRecord(intentId);
    if (isPayment(record) && record.pending) await endPayment(intentId);
  }
}
