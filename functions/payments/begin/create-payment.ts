import { paymentRevision } from '#functions/payments/change.ts';
import { linkStep } from '#functions/payments/idempotency-keys.ts';
import { fillBlanks, newPayment, type PaymentDetails } from '#functions/payments/new-payment.ts';
import { isPayment, noSuchPayment } from '#functions/payments/store.ts';
import { updatePaymentRecord } from '#functions/payments/update-record.ts';
import type { Intent } from '#functions/stripe/intents.ts';
import { Problem } from '#shared/api/problem.ts';

/** For a key that a simultaneous request has linked to another intent. A retry gets that one's client secret. */
function linkedElsewhere(): Problem {
  return new Problem('too-many', 'We’re still setting up your payment. Please try again in a moment.', {
    retryAfterSeconds: 1,
  });
}

/**
 * Creates the payment of an intent. Fills in the one that a simultaneous request or Stripe's event has created. Throws
 * `not-found` when the payment was deleted.
 */
export async function createPayment(intent: Intent, details: PaymentDetails, now: Date): Promise<void> {
  await updatePaymentRecord(intent.id, {
    isNew: true,
    revise: (record) => {
      if (record && !isPayment(record)) throw noSuchPayment();
      const to = record ? fillBlanks(record, details) : newPayment(intent, details, now);
      if (to === record) return { unchanged: record };
      const steps = { link: linkStep(details.reference, intent.id) };
      return {
        ...paymentRevision(record, to, now, steps),
        onRefused() {
          throw linkedElsewhere();
        },
      };
    },
  });
}
