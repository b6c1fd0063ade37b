/**
 * The types of event that our code reads: the webhook's endpoint is registered for exactly these, and the check of the
 * books asks for no others. Each says that a payment, refund or dispute of ours may have changed. Of a charge, its intent
 * tells the same.
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
] as const;

export type StripeEventType = (typeof stripeEventTypes)[number];

export function isReadEventType(type: string): type is StripeEventType {
  return (stripeEventTypes as readonly string[]).includes(type);
}
