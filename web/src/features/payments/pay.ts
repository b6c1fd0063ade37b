import type { PaymentIntentResult, StripeError } from '@stripe/stripe-js';
import type { ProblemCode } from '#shared/api/problem-table.ts';
import {
  type BoughtItem,
  currency,
  type PaymentSource,
  type PaymentStatus,
} from '#shared/payments/payment.ts';
import type { PaymentMetadata } from '#shared/payments/routes.ts';
import { api } from '#web/lib/api/api.ts';
import { ApiProblem, NetworkFailure } from '#web/lib/api/api-problem.ts';
import { clearAttempt, type PaymentAttempt, saveAttempt, startAttempt } from './payment-attempt.ts';

/** What is paid, and by whom. Two equal orders are one payment until it has ended. */
export interface PaymentOrder {
  source: PaymentSource;
  amountCents: number;
  metadata: Omit<PaymentMetadata, 'source' | 'timestamp'>;
  items?: readonly BoughtItem[];
}

/** Confirms the card for an intent, as the form at hand does it. */
export type ConfirmCard = (clientSecret: string) => Promise<PaymentIntentResult | { error: StripeError }>;

export interface PaidIntent {
  paymentIntentId: string;
  clientSecret: string;
  paidAt: Date;
  /** It had been paid already, before this try: nothing was charged now. */
  wasPaidBefore: boolean;
}

/** Why it is not paid. Which words that gets is for each screen to say (spec §8 has two sets). */
export type PaymentFailure =
  | { cause: 'no-intent' | 'invalid-reply' | 'not-successful' }
  | { cause: 'card'; message: string | undefined }
  /** Our server's own words. */
  | { cause: 'refused'; message: string }
  /** There was nothing to pay, or nothing to pay with. */
  | { cause: 'not-begun'; message: string }
  | { cause: 'unknown' }
  | { cause: 'earlier-paid'; paymentIntentId: string };

export type PaymentOutcome = { paid: PaidIntent } | { failure: PaymentFailure };

interface Intent {
  paymentIntentId: string;
  clientSecret: string;
}

/** What our server says once it has asked Stripe; undefined when no answer came. It also writes it down. */
async function fetchStatus(paymentIntentId: string): Promise<PaymentStatus | undefined> {
  try {
    const { payment } = await api('POST /api/payments/confirm-payment', { body: { paymentIntentId } });
    return payment.status;
  } catch (error) {
    if (error instanceof ApiProblem || error instanceof NetworkFailure) return undefined;
    throw error;
  }
}

function creationFailure(error: unknown): PaymentFailure {
  if (error instanceof ApiProblem && error.status < 500) return { cause: 'refused', message: error.detail };
  if (error instanceof ApiProblem || error instanceof NetworkFailure) return { cause: 'no-intent' };
  throw error;
}

/** The intent was canceled, or the key stands for something else: only another key can lead to a payment. */
const endedCodes: readonly ProblemCode[] = ['payment-ended', 'conflict'];

/**
 * The intent of this attempt: the same one at every try, since the key is the same. 'ended' when nothing can come of
 * it any more: it was cancelled, as after many refused cards.
 */
async function createIntent(
  { source, amountCents, metadata, items }: PaymentOrder,
  { key, startedAt }: PaymentAttempt,
): Promise<Intent | { failure: PaymentFailure } | 'ended'> {
  try {
    const { paymentIntentId, clientSecret } = await api('POST /api/payments/create-payment-intent', {
      body: {
        amount: amountCents,
        currency,
        // The attempt's own time: a repeated request has to be the same to the letter.
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

/** How Stripe answered a confirmation; `unknown` is no answer, or one that leaves the end open. */
interface Confirmed {
  end: 'paid' | 'refused' | 'not-successful' | 'unknown';
  message?: string | undefined;
}

/** Whether Stripe itself says that the card was not charged. */
function isDefinite({ type, payment_intent }: StripeError): boolean {
  if (payment_intent) return payment_intent.status === 'requires_payment_method';
  return type === 'card_error' || type === 'validation_error';
}

async function confirm(confirmCard: ConfirmCard, clientSecret: string): Promise<Confirmed> {
  try {
    const result = await confirmCard(clientSecret);
    if (result.error) {
      const { message } = result.error;
      return { end: isDefinite(result.error) ? 'refused' : 'unknown', message };
    }
    return {
      end:
        'paymentIntent' in result && result.paymentIntent?.status === 'succeeded' ? 'paid' : 'not-successful',
    };
  } catch {
    // The provider's script broke off: only the server can tell.
    return { end: 'unknown' };
  }
}

/**
 * Pays an order by card, once: the same order again goes on where the last try ended. Never rejects for what can
 * happen to a payment; after an answer that got lost it asks for the truth before any card is confirmed again.
 */
export async function pay(order: PaymentOrder, confirmCard: ConfirmCard): Promise<PaymentOutcome> {
  const { source } = order;
  const begun = await startAttempt(source, order);
  if (begun.unsettledOther) {
    const { paymentIntentId = '' } = begun.unsettledOther;
    const status = await fetchStatus(paymentIntentId);
    if (!status) return { failure: { cause: 'unknown' } };
    clearAttempt(source);
    if (status === 'succeeded') return { failure: { cause: 'earlier-paid', paymentIntentId } };
    saveAttempt(begun.attempt);
  }
  return tryToPay(order, begun.attempt, confirmCard);
}

/** Nothing can come of the attempt any more: another, with a key of its own. */
async function startOver(order: PaymentOrder, confirmCard: ConfirmCard): Promise<PaymentOutcome> {
  clearAttempt(order.source);
  const { attempt } = await startAttempt(order.source, order);
  return tryToPay(order, attempt, confirmCard, false);
}

async function tryToPay(
  order: PaymentOrder,
  attempt: PaymentAttempt,
  confirmCard: ConfirmCard,
  mayBeginAnew = true,
): Promise<PaymentOutcome> {
  const intent = await createIntent(order, attempt);
  if (intent === 'ended') {
    return mayBeginAnew ? startOver(order, confirmCard) : { failure: { cause: 'no-intent' } };
  }
  if ('failure' in intent) return intent;
  const { paymentIntentId, clientSecret } = intent;

  function paid(wasPaidBefore: boolean): PaymentOutcome {
    const { paidAt = new Date().toISOString() } = attempt;
    saveAttempt({ ...attempt, paymentIntentId, unsettled: false, paidAt });
    return { paid: { paymentIntentId, clientSecret, paidAt: new Date(paidAt), wasPaidBefore } };
  }

  if (attempt.unsettled || attempt.paidAt) {
    const status = await fetchStatus(paymentIntentId);
    if (status === 'succeeded') return paid(true);
    if (!status) return { failure: { cause: 'unknown' } };
    if (status === 'cancelled') return startOver(order, confirmCard);
  }

  saveAttempt({ ...attempt, paymentIntentId, unsettled: true });
  const confirmed = await confirm(confirmCard, clientSecret);
  if (confirmed.end === 'paid') {
    // Tells our server at once. Should that get lost, Stripe tells it as well.
    void fetchStatus(paymentIntentId);
    return paid(false);
  }

  const status = await fetchStatus(paymentIntentId);
  if (status === 'succeeded') return paid(false);
  if (status === 'cancelled') clearAttempt(order.source);
  else if (confirmed.end === 'refused') saveAttempt({ ...attempt, paymentIntentId, unsettled: false });
  if (confirmed.end === 'not-successful') return { failure: { cause: 'not-successful' } };
  if (confirmed.end === 'unknown' && !status) return { failure: { cause: 'unknown' } };
  return { failure: { cause: 'card', message: confirmed.message } };
}
