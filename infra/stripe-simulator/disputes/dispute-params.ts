import type Stripe from 'stripe';
import { invalidRequest } from '#infra/stripe-simulator/requests/failure.ts';
import { groupOf, type Params } from '#infra/stripe-simulator/requests/form.ts';
import { pageShape } from '#infra/stripe-simulator/requests/params.ts';
import type { ShapeOf } from '#infra/stripe-simulator/requests/shape.ts';

export const listShape = {
  ...pageShape,
  charge: 'text',
  created: 'created',
  payment_intent: 'text',
} as const satisfies ShapeOf<Stripe.DisputeListParams>;

/** Evidence in words. Files, and what Visa's and Mastercard's programs take, are not modeled. */
const evidenceShape = {
  access_activity_log: 'text',
  billing_address: 'text',
  cancellation_policy_disclosure: 'text',
  cancellation_rebuttal: 'text',
  customer_email_address: 'text',
  customer_name: 'text',
  customer_purchase_ip: 'text',
  duplicate_charge_explanation: 'text',
  duplicate_charge_id: 'text',
  product_description: 'text',
  refund_policy_disclosure: 'text',
  refund_refusal_explanation: 'text',
  service_date: 'text',
  shipping_address: 'text',
  shipping_carrier: 'text',
  shipping_date: 'text',
  shipping_tracking_number: 'text',
  uncategorized_text: 'text',
} as const satisfies ShapeOf<Stripe.DisputeUpdateParams.Evidence>;

export const updateShape = {
  evidence: evidenceShape,
  metadata: 'metadata',
  submit: 'boolean',
} as const satisfies ShapeOf<Stripe.DisputeUpdateParams>;

const mostCharacters = 150_000;

/** The evidence with what the parameters change. An empty text takes one out. */
export function changedEvidence(evidence: Stripe.Dispute.Evidence, params: Params): Stripe.Dispute.Evidence {
  const given = Object.entries(groupOf(params, 'evidence') ?? {});
  const changed = { ...evidence, ...Object.fromEntries(given.map(([name, text]) => [name, text || null])) };
  const texts = Object.values(changed).filter((text) => typeof text === 'string');
  if (texts.join('').length <= mostCharacters) return changed;
  throw invalidRequest('The combined character count of all evidence can be 150,000 at most.', {
    param: 'evidence',
  });
}
