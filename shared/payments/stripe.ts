/**
 * The host of Stripe.js. Its scripts also load from subdomains:
 * https://docs.stripe.com/security/guide#content-security-policy
 */
export const stripeScriptHost = 'js.stripe.com';

/** Stripe's two modes: a card of one mode can't be charged in the other. */
export type StripeMode = 'test' | 'live';

/** The mode of a publishable, secret or restricted key; undefined for anything else. */
export function stripeModeOf(key: string): StripeMode | undefined {
  return /^[psr]k_(test|live)_\w+$/.exec(key)?.[1] as StripeMode | undefined;
}

/**
 * The event types that our code reads: the webhook's endpoint is registered for exactly these, and the
 * reconciliation reads no others. Each means that a payment, refund or dispute may have changed or will
 * change soon. Charge events are left out, because the events of payment intents, refunds and disputes report
 * the same changes.
 */
export const stripeEventTypes = [
  'payment_intent.created',
  'payment_intent.requires_action',
  'payment_intent.processing',
  'payment_intent.payment_failed',
  'payment_intent.succeeded',
  'payment_intent.canceled',
  'refund.created',
  'refund.updated',
  'refund.failed',
  'charge.dispute.created',
  'charge.dispute.updated',
  'charge.dispute.funds_withdrawn',
  'charge.dispute.funds_reinstated',
  'charge.dispute.closed',
  'radar.early_fraud_warning.created',
] as const;

export type StripeEventType = (typeof stripeEventTypes)[number];

/** Whether our code reads events of this type. */
export function isReadEventType(type: string): type is StripeEventType {
  return (stripeEventTypes as readonly string[]).includes(type);
}
