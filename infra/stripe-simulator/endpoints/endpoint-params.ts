import type Stripe from 'stripe';
import { invalidRequest, missingParam } from '#infra/stripe-simulator/requests/failure.ts';
import { listOf, type Params, textOf } from '#infra/stripe-simulator/requests/form.ts';
import { pageShape } from '#infra/stripe-simulator/requests/params.ts';
import type { ShapeOf } from '#infra/stripe-simulator/requests/shape.ts';

export const createShape = {
  api_version: 'text',
  description: 'text',
  enabled_events: 'texts',
  metadata: 'metadata',
  url: 'text',
} as const satisfies ShapeOf<Stripe.WebhookEndpointCreateParams>;

export const updateShape = {
  description: 'text',
  disabled: 'boolean',
  enabled_events: 'texts',
  metadata: 'metadata',
  url: 'text',
} as const satisfies ShapeOf<Stripe.WebhookEndpointUpdateParams>;

export const listShape = pageShape satisfies ShapeOf<Stripe.WebhookEndpointListParams>;

/** Undefined when it is not given. */
export function urlOf(params: Params): string | undefined {
  const url = textOf(params, 'url');
  if (url === undefined || /^https?:\/\/[^/]/.test(url)) return url;
  throw invalidRequest('Not a valid URL', { code: 'url_invalid', param: 'url' });
}

const eventType = /^(\*|[a-z0-9_]+(\.[a-z0-9_]+)+)$/;

/** Undefined when they are not given. Stripe knows all types; here their form is checked. */
export function enabledEventsOf(params: Params): string[] | undefined {
  const types = listOf(params, 'enabled_events');
  if (types.length === 0) return undefined;
  const unknown = types.findIndex((type) => !eventType.test(type));
  if (unknown < 0) return types;
  throw invalidRequest(`Invalid enabled_events[${unknown}]: must be a type of event, or *`, {
    param: `enabled_events[${unknown}]`,
  });
}

/** The version that an endpoint is made with; null for the account's own, which it then has for good. */
export function versionOf(params: Params): string | null {
  const version = textOf(params, 'api_version') ?? null;
  if (version === null || /^\d{4}-\d\d-\d\d(\.[a-z]+)?$/.test(version)) return version;
  throw invalidRequest(`Invalid Stripe API version: ${version}`, { param: 'api_version' });
}

/** Throws what Stripe answers when a parameter is missing. */
export function requiredParam<Value>(value: Value | undefined, param: string): Value {
  if (value === undefined) throw missingParam(param);
  return value;
}
