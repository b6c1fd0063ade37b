import type Stripe from 'stripe';
import { askStripe } from './client.ts';
import { StripeRefusal } from './errors.ts';
import { pageSize } from './list-page.ts';
import { writeTimeoutMs } from './time-limits.ts';

/** An intent, and what became of its last charge. */
export type Intent = Stripe.PaymentIntent;

export type Charge = Stripe.Charge;

export type StripeRefund = Stripe.Refund;

export type StripeDispute = Stripe.Dispute;

/** The last charge, and what Stripe has booked for it. */
const expand = ['latest_charge.balance_transaction'];

/** What Stripe has booked for a refund, and for its coming back. */
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

/** The id of an object that Stripe gives either by its id or in full. */
export function idOf(reference: string | { id: string } | null | undefined): string | undefined {
  return typeof reference === 'string' ? reference : reference?.id;
}

/** The last charge of an intent; undefined when the intent was read without it. */
export function chargeOf({ latest_charge }: Intent): Charge | undefined {
  return latest_charge && typeof latest_charge === 'object' ? latest_charge : undefined;
}

/** What Stripe lists about an intent. */
export interface IntentLists {
  /** With what was booked for each, oldest first. */
  refunds: StripeRefund[];
  /** Oldest first. */
  disputes: StripeDispute[];
  /** How many charges have failed. A page of them is more than end a payment. */
  failedCharges: number | undefined;
}

const byCreation = (one: { created: number }, other: { created: number }) => one.created - other.created;

/** Reads those lists of an intent that are wanted. The others stay empty. */
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
  // The last charge alone doesn't say.
  const charges = failures
    ? await askStripe((stripe) => stripe.charges.list({ payment_intent: id, limit: pageSize }))
    : undefined;
  return {
    // Stripe lists the newest first, and its instants are whole seconds: those of the same second need their order too.
    refunds: refunds.toReversed().toSorted(byCreation),
    disputes: disputes.data.toSorted(byCreation),
    failedCharges: charges?.data.filter(({ status }) => status === 'failed').length,
  };
}

/** Cancels an intent, so that it can no longer be paid. One that has ended, or is being paid, stays as it is. */
export async function cancelIntent(id: string): Promise<void> {
  try {
    await askStripe((stripe) => stripe.paymentIntents.cancel(id, undefined, { timeout: writeTimeoutMs }));
  } catch (error) {
    if (!(error instanceof StripeRefusal)) throw error;
  }
}

/**
 * Refunds part of an intent, once for each idempotency key: the refund keeps it, because Stripe forgets keys after a day.
 * Throws a StripeRefusal when less than that is left, or when the key was used for something else.
 */
export async function refundIntent(id: string, amountCents: number, idempotencyKey: string): Promise<void> {
  await askStripe((stripe) =>
    stripe.refunds.create(
      { payment_intent: id, amount: amountCents, metadata: { idempotencyKey } },
      { idempotencyKey, timeout: writeTimeoutMs },
    ),
  );
}
