import type Stripe from 'stripe';
import type { Card } from '#shared/payments/payment.ts';
import { askStripe } from './client.ts';
import { StripeRefusal } from './errors.ts';
import { pageSize } from './list-page.ts';
import { writeTimeoutMs } from './time-limits.ts';

/** An intent, and what became of its last charge. */
export type Intent = Stripe.PaymentIntent;

export type Charge = Stripe.Charge;

/** The last charge, and what Stripe has booked for it. */
const expand = ['latest_charge.balance_transaction'];

/** The intent's current state, with its last charge; undefined when Stripe has no intent with this id. */
export async function findIntent(id: string): Promise<Intent | undefined> {
  try {
    return await askStripe((stripe) => stripe.paymentIntents.retrieve(id, { expand }));
  } catch (error) {
    if (error instanceof StripeRefusal && error.reason === 'resource_missing') return undefined;
    throw error;
  }
}

/** The last charge of an intent; undefined when the intent was read without it. */
export function chargeOf({ latest_charge }: Intent): Charge | undefined {
  return latest_charge && typeof latest_charge === 'object' ? latest_charge : undefined;
}

/** What Stripe charged for a charge, in cents; undefined before it has booked the charge. */
export function feeCentsOf({ balance_transaction: booked }: Charge): number | undefined {
  return booked && typeof booked === 'object' ? booked.fee : undefined;
}

/** The card that a charge was made with, as its owner knows it; undefined when Stripe doesn't say. */
export function cardOf({ payment_method_details }: Charge): Card | undefined {
  const { brand, last4 } = payment_method_details?.card ?? {};
  return brand && last4 ? { brand, last4 } : undefined;
}

/** Stripe's code for why the last card was declined: the bank's own where it gave one. */
export function declineCodeOf({ last_payment_error: error }: Intent): string | undefined {
  return error ? (error.decline_code ?? error.code ?? error.type) : undefined;
}

/** The reference that an intent was created with; undefined for one that was not created by us. */
export function referenceIn({ metadata }: Intent): string | undefined {
  return metadata.payment;
}

/** How many charges of an intent have failed. Its last charge alone does not say; a page of them is more than end a payment. */
export async function failedChargeCount(id: string): Promise<number> {
  const { data } = await askStripe((stripe) => stripe.charges.list({ payment_intent: id, limit: pageSize }));
  return data.filter(({ status }) => status === 'failed').length;
}

/** Cancels an intent, so that it can no longer be paid. One that has ended, or is being paid, stays as it is. */
export async function cancelIntent(id: string): Promise<void> {
  try {
    await askStripe((stripe) => stripe.paymentIntents.cancel(id, undefined, { timeout: writeTimeoutMs }));
  } catch (error) {
    if (!(error instanceof StripeRefusal)) throw error;
  }
}
