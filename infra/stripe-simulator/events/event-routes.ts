import type Stripe from 'stripe';
import type { Account } from '#infra/stripe-simulator/account/account.ts';
import { noSuch } from '#infra/stripe-simulator/requests/failure.ts';
import { textOf } from '#infra/stripe-simulator/requests/form.ts';
import { pageOf, pageShape } from '#infra/stripe-simulator/requests/params.ts';
import type { Route } from '#infra/stripe-simulator/requests/route.ts';
import type { ShapeOf } from '#infra/stripe-simulator/requests/shape.ts';

const listShape = {
  ...pageShape,
  created: 'created',
  type: 'text',
} as const satisfies ShapeOf<Stripe.EventListParams>;

function eventOf({ payload }: { payload: string }): Stripe.Event {
  return JSON.parse(payload) as Stripe.Event;
}

/** The event paths of the API. */
export function eventRoutes({ store }: Account): Route[] {
  return [
    {
      endpoint: 'GET /v1/events',
      shape: listShape,
      run: (_, params) => {
        const type = textOf(params, 'type');
        const events = store.all('events').filter((event) => (type ?? event.type) === event.type);
        return pageOf(events.map(eventOf), params, '/v1/events');
      },
    },
    {
      endpoint: 'GET /v1/events/:id',
      shape: {},
      run: (id) => {
        const event = store.get('events', id);
        if (!event) throw noSuch('event', id);
        return eventOf(event);
      },
    },
  ];
}
