import { findKey, linkStep } from '#functions/payments/idempotency-keys.ts';
import { newPayment } from '#functions/payments/new-payment.ts';
import type { PaymentItem } from '#functions/payments/record.ts';
import type { TransactSteps } from '#functions/platform/dynamo/transaction.ts';
import { chargeOf, type Intent, referenceIn } from '#functions/stripe/intents.ts';

interface NewRecord {
  item: PaymentItem;
  /** Further steps of its transaction. */
  steps: TransactSteps;
}

/** The record for an intent that was created outside this system, from what Stripe knows. */
function unknownPayment(intent: Intent, now: Date): PaymentItem {
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

/** The record for an intent that has none. If we began it, its details are stored with its idempotency key. */
export async function newRecord(intent: Intent, now: Date): Promise<NewRecord> {
  const reference = referenceIn(intent);
  const key = reference ? await findKey(reference) : undefined;
  if (!reference || !key?.details) return { item: unknownPayment(intent, now), steps: {} };
  return {
    item: newPayment(intent, key.details, now),
    steps: { link: linkStep(reference, intent.id) },
  };
}
