import type Stripe from 'stripe';
import type { Account } from '#infra/stripe-simulator/account/account.ts';
import type { KeptEvent } from '#infra/stripe-simulator/account/store.ts';
import { invalidRequest, noSuch } from '#infra/stripe-simulator/requests/failure.ts';
import { listOf, type Params, textOf } from '#infra/stripe-simulator/requests/form.ts';
import { pageOf, pageShape } from '#infra/stripe-simulator/requests/params.ts';
import type { Route } from '#infra/stripe-simulator/requests/route.ts';
import type { ShapeOf } from '#infra/stripe-simulator/requests/shape.ts';

const listShape = {
  ...pageShape,
  created: 'created',
  delivery_success: 'boolean',
  type: 'text',
  types: 'texts',
} as const satisfies ShapeOf<Stripe.EventListParams>;

const keptSeconds = 30 * 24 * 60 * 60;

function eventOf({ payload, pending = [] }: KeptEvent): Stripe.Event {
  const event = JSON.parse(payload) as Stripe.Event;
  return { ...event, pending_webhooks: pending.length };
}

/** `payment_intent.*` stands for all types that begin so. */
function fits(type: string, pattern: string): boolean {
  return pattern.endsWith('*') ? type.startsWith(pattern.slice(0, -1)) : type === pattern;
}

function filterOf(params: Params): (event: KeptEvent) => boolean {
  const type = textOf(params, 'type');
  const types = listOf(params, 'types');
  if (type !== undefined && types.length > 0) {
    throw invalidRequest('You may only specify one of these parameters: type, types.', { param: 'types' });
  }
  const patterns = type === undefined ? types : [type];
  const isDelivered = textOf(params, 'delivery_success');
  return (event) =>
    (patterns.length === 0 || patterns.some((pattern) => fits(event.type, pattern))) &&
    (isDelivered === undefined || (isDelivered === 'true') === (event.state === 'delivered'));
}

/** The event paths of the API. Events are kept for 30 days, whatever became of their delivery. */
export function eventRoutes({ store, clock }: Account): Route[] {
  const isKept = ({ created }: KeptEvent) => created > clock.now() - keptSeconds;
  return [
    {
      endpoint: 'GET /v1/events',
      shape: listShape,
      run: (_, params) => {
        const events = store.all('events').filter(isKept).filter(filterOf(params));
        const page = pageOf(events, params, '/v1/events');
        return { ...page, data: page.data.map(eventOf) };
      },
    },
    {
      endpoint: 'GET /v1/events/:id',
      shape: {},
      run: (id) => {
        const event = store.get('events', id);
        if (!event || !isKept(event)) throw noSuch('event', id);
        return eventOf(event);
      },
    },
  ];
}
