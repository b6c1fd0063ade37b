import { recordRevision } from '#functions/payments/change.ts';
import { type PaymentRecord, updatePaymentRecord } from '#functions/payments/store.ts';
import { now as clock } from '#functions/platform/clock.ts';
import type { StripeEvent } from '#functions/stripe/events.ts';

/**
 * Records on the payment that the cardholder's bank suspects fraud, if the event says so. Call this after settling the
 * payment, so that the record already has all refunds and disputes.
 */
export async function noteFraudWarning(event: StripeEvent, intentId: string): Promise<void> {
  if (event.type !== 'radar.early_fraud_warning.created') return;
  const now = clock();
  await updatePaymentRecord<PaymentRecord | undefined>(intentId, {
    revise: (record) => {
      if (!record || record.fraudWarnedAt) return { unchanged: record };
      return recordRevision(record, { ...record, fraudWarnedAt: now.toISOString() }, now);
    },
  });
}
