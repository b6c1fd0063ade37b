import type { StripeError } from '@stripe/stripe-js';
import type { ProblemCode } from '#shared/api/problem-table.ts';
import { currency } from '#shared/payments/amount.ts';
import type { PaymentStatus } from '#shared/payments/payment.ts';
import { removePendingPurchase } from '#web/domain/cart/pending-purchases.ts';
import { api } from '#web/lib/api/api.ts';
import { ApiProblem, NetworkFailure } from '#web/lib/api/api-problem.ts';
import type { PaymentAttempt } from './payment-attempt.ts';
import type { PaymentFailure } from './payment-failure.ts';
import type { ConfirmCard, PaymentOrder } from './payment-order.ts';
import { paymentTexts } from './payment-texts.ts';

/** The codes for a canceled intent, or a key that belongs to another order. Only a new key can lead to a payment. */
const endedCodes: readonly ProblemCode[] = ['payment-ended', 'conflict'];

function creationFailure(error: unknown): PaymentFailure {
  if (error instanceof ApiProblem && error.status < 500) {
    const { detail, fields } = error;
    // Prefer a field's message: the detail of a 422 refers to fields that the form may not have.
    return { cause: 'refused', message: Object.values(fields)[0] ?? detail, fields };
  }
  if (error instanceof ApiProblem) return { cause: 'no-intent', mention: error.mention };
  if (error instanceof NetworkFailure) return { cause: 'no-intent' };
  throw error;
}

/**
 * The attempt's intent, which is the same on every try because the key is the same. 'ended' when it can no longer
 * be paid, such as after too many declined cards.
 */
export async function createIntent(
  { source, amountCents, metadata, items }: PaymentOrder,
  { key, startedAt }: PaymentAttempt,
): Promise<{ paymentIntentId: string; clientSecret: string } | { failure: PaymentFailure } | 'ended'> {
  try {
    const { paymentIntentId, clientSecret } = await api('POST /api/payments/create-payment-intent', {
      body: {
        amount: amountCents,
        currency,
        // Send the attempt's own time, because a retry must be an identical request.
        metadata: { ...metadata, source, timestamp: startedAt },
        ...(items && { items: items.map(({ title, price }) => ({ title, price })) }),
        idempotencyKey: key,
      },
    });
    if (!clientSecret) return { failure: { cause: 'invalid-reply' } };
    return { paymentIntentId, clientSecret };
  } catch (error) {
    if (error instanceof ApiProblem && endedCodes.includes(error.code)) return 'ended';
    return { failure: creationFailure(error) };
  }
}

/** `silent`: no reply, or an unusable one. `processing`: the bank has not decided yet. */
export type ServerStatus = PaymentStatus | 'processing' | 'silent';

/** The status from our server, which asks Stripe and records the reply. */
export async function fetchStatus(paymentIntentId: string): Promise<ServerStatus> {
  try {
    const { payment } = await api('POST /api/payments/confirm-payment', { body: { paymentIntentId } });
    return payment.processing ? 'processing' : payment.status;
  } catch (error) {
    // A manager has deleted the payment, so the outcome of its purchase will never be known: stop keeping it.
    if (error instanceof ApiProblem && error.code === 'not-found') removePendingPurchase(paymentIntentId);
    return 'silent';
  }
}

/** `unknown`: Stripe did not reply, or its reply doesn't say whether the card was charged. */
export type Answer = 'paid' | 'declined' | 'processing' | 'not-successful' | 'unknown';

interface Confirmation {
  answer: Answer;
  /** Why the card was declined. */
  failure?: PaymentFailure;
}

const { refused } = paymentTexts.zip;

function declineOf(error: StripeError, isWallet = false): PaymentFailure {
  const { code, decline_code: reason, type, message } = error;
  if (!isWallet && (code === 'incorrect_zip' || reason === 'incorrect_zip')) {
    return { cause: 'refused', message: refused, fields: { zip: refused } };
  }
  // Use our own text, because this error's type, and perhaps its message, is meant for developers.
  if (code === 'payment_intent_authentication_failure')
    return {
      cause: 'card',
      message: 'Your bank couldn’t confirm it’s you. Try again, or use a different card.',
    };
  // Errors of other types have messages for developers. After a processing error, the card is fine, so don't ask for
  // another card.
  const isSaid = type === 'card_error' && code !== 'processing_error';
  return { cause: 'card', message: isSaid ? message : undefined };
}

function confirmationOf(error: StripeError, isWallet?: boolean): Confirmation {
  const { payment_intent: intent, type } = error;
  if (intent?.status === 'processing') return { answer: 'processing' };
  // Without an intent, only card errors and errors in fields that never left the browser prove that nothing was
  // charged.
  const isDeclined = intent
    ? intent.status === 'requires_payment_method'
    : type === 'card_error' || type === 'validation_error';
  return isDeclined ? { answer: 'declined', failure: declineOf(error, isWallet) } : { answer: 'unknown' };
}

export async function confirmIntent(confirmCard: ConfirmCard, clientSecret: string): Promise<Confirmation> {
  try {
    const { error, isWallet, ...confirmed } = await confirmCard(clientSecret);
    if (error) return confirmationOf(error, isWallet);
    const status = 'paymentIntent' in confirmed ? confirmed.paymentIntent?.status : undefined;
    if (status === 'succeeded') return { answer: 'paid' };
    return { answer: status === 'processing' ? 'processing' : 'not-successful' };
  } catch {
    // Stripe's script crashed or was interrupted, so only the server knows the outcome.
    return { answer: 'unknown' };
  }
}
