import type { Account } from '#infra/stripe-simulator/account/account.ts';
import { invalidRequest } from '#infra/stripe-simulator/requests/failure.ts';
import { textOf } from '#infra/stripe-simulator/requests/form.ts';
import { pageOf } from '#infra/stripe-simulator/requests/params.ts';
import type { Route } from '#infra/stripe-simulator/requests/route.ts';
import { createShape, listShape, updateShape } from './refund-params.ts';
import type { Refunds } from './refunds.ts';

/** The refund paths of the API. */
export function refundRoutes({ store }: Account, { create, find, update }: Refunds): Route[] {
  return [
    { endpoint: 'POST /v1/refunds', shape: createShape, run: (_, params) => create(params) },
    {
      endpoint: 'GET /v1/refunds',
      shape: listShape,
      run: (_, params) => {
        const intent = textOf(params, 'payment_intent');
        const charge = textOf(params, 'charge');
        const found = store
          .all('refunds')
          .filter((refund) => (intent ?? refund.payment_intent) === refund.payment_intent)
          .filter((refund) => (charge ?? refund.charge) === refund.charge);
        return pageOf(found, params, '/v1/refunds');
      },
    },
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
