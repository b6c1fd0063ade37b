import { pseudonym } from '#functions/platform/pseudonym.ts';
import { askStripe } from './client.ts';
import type { Intent } from './intents.ts';
import { writeTimeoutMs } from './time-limits.ts';

interface NewIntent {
  amountCents: number;
  currency: string;
  source: string;
  /** Identifies our own record. It is opaque: it says nothing about the person. */
  reference: string;
  /** Identifies the attempt to pay. The same attempt gets the same intent. */
  attempt: string;
}

/**
 * Creates the intent of an attempt to pay, or returns the existing one. Stripe gets the amount, the source and an
 * opaque reference, but nothing about the person.
 */
export async function createIntent(intent: NewIntent): Promise<Intent> {
  const { amountCents, currency, source, reference, attempt } = intent;
  const idempotencyKey = await pseudonym(`intent ${attempt}`);
  return askStripe((stripe) =>
    stripe.paymentIntents.create(
      {
        amount: amountCents,
        currency,
        allowed_payment_method_types: ['card'],
        // Makes Stripe post the charge immediately, so that its fee and date are known as soon as it's paid.
        capture_method: 'automatic',
        metadata: { payment: reference, source },
      },
      { idempotencyKey, timeout: writeTimeoutMs },
    ),
  );
}
