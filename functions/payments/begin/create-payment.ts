import { paymentRevision } from '#functions/payments/change.ts';
import { fillBlanks, newPayment, type PaymentDetails } from '#functions/payments/new-payment.ts';
import { isPaymentTombstone, noSuchPayment } from '#functions/payments/store.ts';
import { updatePaymentRecord } from '#functions/payments/update-record.ts';
import type { TransactSteps } from '#functions/platform/dynamo/transaction.ts';
import type { Intent } from '#functions/stripe/intents.ts';

/**
 * Creates the payment of an intent. Fills in the one that a simultaneous request or Stripe's event has created, since
 * the event does not know the patient. Throws `not-found` when the payment was deleted.
 */
export async function createPayment(
  intent: Intent,
  details: PaymentDetails,
  now: Date,
  steps: TransactSteps,
): Promise<void> {
  await updatePaymentRecord(intent.id, {
    isNew: true,
    revise: (record) => {
      if (isPaymentTombstone(record)) throw noSuchPayment();
      const to = record ? fillBlanks(record, details) : newPayment(intent, details, now);
      return to === record ? { unchanged: record } : paymentRevision(record, to, now, steps);
    },
  });
}
