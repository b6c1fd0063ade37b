import type Stripe from 'stripe';
import { askStripe } from './client.ts';
import { StripeRefusal } from './errors.ts';
import { pageSize } from './list-page.ts';
import { writeTimeoutMs } from './time-limits.ts';

/** A payment intent, with its last charge. */
export type Intent = Stripe.PaymentIntent;

export type Charge = Stripe.Charge;

export type StripeRefund = Stripe.Refund;

export type StripeDispute = Stripe.Dispute;

/** Expands the last charge, and the balance transaction that Stripe booked for it. */
const expand = ['latest_charge.balance_transaction'];

/** Expands the balance transactions that Stripe booked when a refund went out, and when it came back. */
const expandRefund = ['data.balance_transaction', 'data.failure_balance_transaction'];

/** The intent's current state, with its last charge; undefined when Stripe has no intent with this id. */
export async function findIntent(id: string): Promise<Intent | undefined> {
  try {
    return await askStripe((stripe) => stripe.paymentIntents.retrieve(id, { expand }));
  } catch (error) {
    if (error instanceof StripeRefusal && error.reason === 'resource_missing') return undefined;
    throw error;
  }
}

/** The id of an object that Stripe returns either as an id or in full. */
export function idOf(reference: string | { id: string } | null | undefined): string | undefined {
  return typeof reference === 'string' ? reference : reference?.id;
}

/** The last charge of an intent; undefined when the intent was read without it. */
export function chargeOf({ latest_charge }: Intent): Charge | undefined {
  return latest_charge && typeof latest_charge === 'object' ? latest_charge : undefined;
}

/** What Stripe lists about an intent. */
export interface IntentLists {
  /** With their balance transactions, oldest first. */
  refunds: StripeRefund[];
  /** Oldest first. */
  disputes: StripeDispute[];
  /** How many charges have failed; undefined if not requested. One page is enough: far fewer failures end a payment. */
  failedCharges: number | undefined;
}

const byCreation = (one: { created: number }, other: { created: number }) => one.created - other.created;

/** Reads the requested lists of an intent. The others stay empty. */
export async function listsOf(
  id: string,
  { money, failures }: { money: boolean; failures: boolean },
): Promise<IntentLists> {
  const [refunds, disputes] = money
    ? await Promise.all([
        askStripe((stripe) =>
          stripe.refunds
            .list({ payment_intent: id, limit: pageSize, expand: expandRefund })
            .autoPagingToArray({ limit: 10 * pageSize }),
        ),
        askStripe((stripe) => stripe.disputes.list({ payment_intent: id, limit: pageSize })),
      ])
    : [[], { data: [] }];
  // Count the failed charges in a list, since the last charge alone doesn't tell how many failed.
  const charges = failures
    ? await askStripe((stripe) => stripe.charges.list({ payment_intent: id, limit: pageSize }))
    : undefined;
  return {
    // Reverse first: Stripe lists the newest first, in whole seconds, and items of the same second need their order
    // too.
    refunds: refunds.toReversed().toSorted(byCreation),
    disputes: disputes.data.toSorted(byCreation),
    failedCharges: charges?.data.filter(({ status }) => status === 'failed').length,
  };
}

/** Cancels an intent, so that it can no longer be paid. An intent that has ended, or is being paid, stays as it is. */
export async function cancelIntent(id: string): Promise<void> {
  try {
    await askStripe((stripe) => stripe.paymentIntents.cancel(id, undefined, { timeout: writeTimeoutMs }));
  } catch (error) {
    if (!(error instanceof StripeRefusal)) throw error;
  }
}

/**
 * Refunds part of an intent, once for each idempotency key. The key is also stored in the refund, because Stripe
 * forgets keys after a day. Throws a StripeRefusal when less than this amount is left, or when the key was used for a
 * different refund.
 */
export async function refundIntent(id: string, amountCents: number, idempotencyKey: string): Promise<void> {
  await askStripe((stripe) =>
    stripe.refunds.create(
      { payment_intent: id, amount: amountCents, metadata: { idempotencyKey } },
      { idempotencyKey, timeout: writeTimeoutMs },
    ),
  );
}
