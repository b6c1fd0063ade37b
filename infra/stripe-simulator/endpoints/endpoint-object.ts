import type Stripe from 'stripe';
import { exactly } from '#infra/stripe-simulator/account/exactly.ts';

interface EndpointParts {
  id: string;
  created: number;
  url: string;
  enabledEvents: readonly string[];
  apiVersion: string | null;
  description?: string | null;
  metadata?: Stripe.Metadata;
}

/** An endpoint as Stripe shows it: without its secret, which only the reply to its creation has. */
export function newEndpoint(parts: EndpointParts): Stripe.WebhookEndpoint {
  const { id, created, url, enabledEvents, apiVersion, description = null, metadata = {} } = parts;
  return exactly<Stripe.WebhookEndpoint>()({
    id,
    object: 'webhook_endpoint',
    api_version: apiVersion,
    application: null,
    created,
    description,
    enabled_events: [...enabledEvents],
    livemode: false,
    metadata,
    status: 'enabled',
    url,
  });
}
