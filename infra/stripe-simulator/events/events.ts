import type Stripe from 'stripe';
import type { Account } from '#infra/stripe-simulator/account/account.ts';
import type { KeptEvent } from '#infra/stripe-simulator/account/store.ts';
import { noSuch } from '#infra/stripe-simulator/requests/failure.ts';
import { paramsOf, texts } from '#infra/stripe-simulator/requests/params.ts';
import { type Route, readRoutes } from '#infra/stripe-simulator/requests/routes.ts';

const keptSeconds = 30 * 24 * 60 * 60;

function show({ payload, pending }: KeptEvent): Stripe.Event {
  return { ...(JSON.parse(payload) as Stripe.Event), pending_webhooks: pending.length };
}

/** The event paths of the API. Events are kept for 30 days, whatever became of their delivery. */
export function eventRoutes({ store, clock }: Account): Route[] {
  const isKept = ({ created }: KeptEvent) => created > clock.now() - keptSeconds;
  const listed = {
    path: '/v1/events',
    all: () => store.all('events').filter(isKept),
    filters: paramsOf<Stripe.EventListParams>()({ types: texts }),
    fits: ({ type }: KeptEvent, { types }: { types?: string[] | undefined }) => types?.includes(type) ?? true,
    show,
  };
  return readRoutes(listed, (id) => {
    const event = store.find('events', id);
    if (isKept(event)) return event;
    throw noSuch('event', id);
  });
}
