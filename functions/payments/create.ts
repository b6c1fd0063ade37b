import type { TransactSteps } from '#functions/platform/dynamo/transaction.ts';
import type { Intent } from '#functions/stripe/intents.ts';
import { paymentRevision } from './change.ts';
import { filledIn, newPayment, type PaymentDetails } from './new-record.ts';
import { isPaymentTombstone, noSuchPayment } from './store.ts';
import { updatePaymentRecord } from './update-record.ts';

/**
 * Creates the payment of an intent, or fills it in where a request at the same moment or Stripe's event was first: the
 * event knows nothing of the patient. Throws `not-found` when the payment was deleted.
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
      const to = record ? filledIn(record, details) : newPayment(intent, details, now);
      return to === record ? { unchanged: record } : paymentRevision(record, to, now, steps);
    },
  });
}
