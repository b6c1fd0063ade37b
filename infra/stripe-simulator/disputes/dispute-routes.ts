import type { Account } from '#infra/stripe-simulator/account/account.ts';
import { textOf } from '#infra/stripe-simulator/requests/form.ts';
import { pageOf } from '#infra/stripe-simulator/requests/params.ts';
import type { Route } from '#infra/stripe-simulator/requests/route.ts';
import { listShape, updateShape } from './dispute-params.ts';
import type { Disputes } from './disputes.ts';

/** The dispute paths of the API. */
export function disputeRoutes({ store }: Account, { find, update, close }: Disputes): Route[] {
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
    { endpoint: 'GET /v1/disputes/:id', shape: {}, run: (id) => find(id) },
    { endpoint: 'POST /v1/disputes/:id', shape: updateShape, run: update },
    { endpoint: 'POST /v1/disputes/:id/close', shape: {}, run: (id) => close(id) },
  ];
}
