import type Stripe from 'stripe';
import type { Account } from '#infra/stripe-simulator/account/account.ts';
import { textOf } from '#infra/stripe-simulator/requests/form.ts';
import { pageOf, pageShape } from '#infra/stripe-simulator/requests/params.ts';
import type { Route } from '#infra/stripe-simulator/requests/route.ts';
import type { ShapeOf } from '#infra/stripe-simulator/requests/shape.ts';

const listShape = {
  ...pageShape,
  charge: 'text',
  created: 'created',
  payment_intent: 'text',
} as const satisfies ShapeOf<Stripe.DisputeListParams>;

/** The dispute paths of the API. */
export function disputeRoutes({ store }: Account): Route[] {
  return [
    {
      endpoint: 'GET /v1/disputes',
      shape: listShape,
      run: (_, params) => {
        const intent = textOf(params, 'payment_intent');
        const charge = textOf(params, 'charge');
        const disputes = store
          .all('disputes')
          .filter((dispute) => (intent ?? dispute.payment_intent) === dispute.payment_intent)
          .filter((dispute) => (charge ?? dispute.charge) === dispute.charge);
        return pageOf(disputes, params, '/v1/disputes');
      },
    },
  ];
}
