import type { Account } from '#infra/stripe-simulator/account/account.ts';
import { invalidRequest } from '#infra/stripe-simulator/requests/failure.ts';
import { listRoute } from '#infra/stripe-simulator/requests/list-route.ts';
import type { Route } from '#infra/stripe-simulator/requests/route.ts';
import { createShape, listShape, updateShape } from './refund-params.ts';
import type { Refunds } from './refunds.ts';

/** The refund paths of the API. */
export function refundRoutes({ store }: Account, { create, find, update }: Refunds): Route[] {
  return [
    { endpoint: 'POST /v1/refunds', shape: createShape, run: (_, params) => create(params) },
    listRoute({
      path: '/v1/refunds',
      shape: listShape,
      all: () => store.all('refunds'),
      equal: ['payment_intent', 'charge'],
    }),
    { endpoint: 'GET /v1/refunds/:id', shape: {}, run: (id) => find(id) },
    { endpoint: 'POST /v1/refunds/:id', shape: updateShape, run: update },
    {
      endpoint: 'POST /v1/refunds/:id/cancel',
      shape: {},
      run: (id) => {
        throw invalidRequest(
          `Refund ${find(id).id} can't be canceled: a card refund can only be canceled in the Dashboard.`,
        );
      },
    },
  ];
}
