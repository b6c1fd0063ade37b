import type Stripe from 'stripe';
import { pageOf } from '#infra/stripe-simulator/requests/params.ts';
import type { Route } from '#infra/stripe-simulator/requests/route.ts';
import { createShape, listShape, updateShape } from './endpoint-params.ts';
import type { Endpoints } from './endpoints.ts';

/** The webhook endpoint paths of the API. */
export function endpointRoutes({ all, find, create, update, remove }: Endpoints): Route[] {
  return [
    {
      endpoint: 'GET /v1/webhook_endpoints',
      shape: listShape,
      run: (_, params): Stripe.ApiList<Stripe.WebhookEndpoint> =>
        pageOf(all(), params, '/v1/webhook_endpoints'),
    },
    { endpoint: 'POST /v1/webhook_endpoints', shape: createShape, run: (_, params) => create(params) },
    { endpoint: 'GET /v1/webhook_endpoints/:id', shape: {}, run: (id) => find(id) },
    { endpoint: 'POST /v1/webhook_endpoints/:id', shape: updateShape, run: update },
    { endpoint: 'DELETE /v1/webhook_endpoints/:id', shape: {}, run: (id) => remove(id) },
  ];
}
