import type Stripe from 'stripe';
import { invalidRequest } from '#infra/stripe-simulator/requests/failure.ts';
import type { Params } from '#infra/stripe-simulator/requests/form.ts';
import { integerOf, pageShape } from '#infra/stripe-simulator/requests/params.ts';
import type { ShapeOf } from '#infra/stripe-simulator/requests/shape.ts';

export const createShape = {
  amount: 'integer',
  charge: 'text',
  metadata: 'metadata',
  payment_intent: 'text',
  reason: ['duplicate', 'fraudulent', 'requested_by_customer'],
} as const satisfies ShapeOf<Stripe.RefundCreateParams>;

export const updateShape = { metadata: 'metadata' } as const satisfies ShapeOf<Stripe.RefundUpdateParams>;

export const listShape = {
  ...pageShape,
  charge: 'text',
  created: 'created',
  payment_intent: 'text',
} as const satisfies ShapeOf<Stripe.RefundListParams>;

function inDollars(cents: number): string {
  return `$${(cents / 100).toFixed(2)}`;
}

/** The cents to refund: all that is left, or less. Throws a StripeFailure. */
export function centsToRefund(params: Params, charge: Stripe.Charge): number {
  const left = charge.amount - charge.amount_refunded;
  if (left === 0) {
    throw invalidRequest(`Charge ${charge.id} has already been refunded.`, {
      code: 'charge_already_refunded',
    });
  }
  const amount = integerOf(params, 'amount') ?? left;
  if (amount < 1) {
    throw invalidRequest('This value must be greater than or equal to 1.', {
      code: 'parameter_invalid_integer',
      param: 'amount',
    });
  }
  if (amount <= left) return amount;
  throw invalidRequest(
    `Refund amount (${inDollars(amount)}) is greater than ${charge.amount_refunded > 0 ? 'unrefunded ' : ''}amount on charge (${inDollars(left)})`,
    { param: 'amount' },
  );
}
