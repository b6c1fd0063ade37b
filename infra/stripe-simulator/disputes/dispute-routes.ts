import type { Account } from '#infra/stripe-simulator/account/account.ts';
import { listRoute } from '#infra/stripe-simulator/requests/list-route.ts';
import type { Route } from '#infra/stripe-simulator/requests/route.ts';
import { listShape, updateShape } from './dispute-params.ts';
import type { Disputes } from './disputes.ts';

/** The dispute paths of the API. */
export function disputeRoutes({ store }: Account, { find, update, close }: Disputes): Route[] {
  return [
    listRoute({
      path: '/v1/disputes',
      shape: listShape,
      all: () => store.all('disputes'),
      equal: ['payment_intent', 'charge'],
    }),
    { endpoint: 'GET /v1/disputes/:id', shape: {}, run: (id) => find(id) },
    { endpoint: 'POST /v1/disputes/:id', shape: updateShape, run: update },
    { endpoint: 'POST /v1/disputes/:id/close', shape: {}, run: (id) => close(id) },
  ];
}
