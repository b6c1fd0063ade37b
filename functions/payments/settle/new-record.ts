import { findKey, linkStep } from '#functions/payments/idempotency-keys.ts';
import { newPayment } from '#functions/payments/new-payment.ts';
import type { PaymentItem } from '#functions/payments/record.ts';
import type { TransactSteps } from '#functions/platform/dynamo/transaction.ts';
import { chargeOf, type Intent } from '#functions/stripe/intents.ts';

interface NewRecord {
  item: PaymentItem;
  /** Further steps of its transaction. */
  steps: TransactSteps;
}

/** The record of an intent that we began, made from what Stripe knows: its details are gone. */
function paymentWithoutDetails(intent: Intent, now: Date): PaymentItem {
  const payer = chargeOf(intent)?.billing_details;
  return newPayment(
    intent,
    {
      source: intent.metadata.source ?? 'unknown',
      timestamp: '',
      patientName: payer?.name ?? '',
      patientEmail: payer?.email ?? '',
      accountNumber: '',
      description: '',
    },
    now,
  );
}

/** The record for an intent of ours that has none. Its details are stored with its idempotency key. */
export async function newRecord(intent: Intent, reference: string, now: Date): Promise<NewRecord> {
  const key = await findKey(reference);
  if (!key?.details) return { item: paymentWithoutDetails(intent, now), steps: {} };
  return {
    item: newPayment(intent, key.details, now),
    steps: { link: linkStep(reference, intent.id) },
  };
}
