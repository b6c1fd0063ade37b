import type Stripe from 'stripe';
import { exactly, newId, nulls } from '#infra/stripe-simulator/account/account.ts';

/** How a cardholder's bank opens a dispute. */
export interface DisputeCause {
  reason: 'fraudulent' | 'noncompliant' | 'product_not_received';
  /** Whether the bank only inquires, which moves no money. */
  isInquiry?: true;
  /** The share of the unrefunded amount that is disputed, from 0 to 1. Default: 1. */
  share?: number;
}

const noEvidence = exactly<Stripe.Dispute.Evidence>()({
  enhanced_evidence: {},
  ...nulls(
    'access_activity_log billing_address cancellation_policy cancellation_policy_disclosure cancellation_rebuttal',
    'customer_communication customer_email_address customer_name customer_purchase_ip customer_signature',
    'duplicate_charge_documentation duplicate_charge_explanation duplicate_charge_id product_description receipt',
    'refund_policy refund_policy_disclosure refund_refusal_explanation service_date service_documentation',
    'shipping_address shipping_carrier shipping_date shipping_documentation shipping_tracking_number',
    'uncategorized_file uncategorized_text',
  ),
});

const daySeconds = 24 * 60 * 60;
const daysToRespond = 16;

export function newDispute(
  charge: Stripe.Charge,
  cause: DisputeCause,
  amount: number,
  created: number,
): Stripe.Dispute {
  const isInquiry = cause.isInquiry === true;
  return exactly<Stripe.Dispute>()({
    id: newId('dp'),
    object: 'dispute',
    amount,
    balance_transactions: [],
    charge: charge.id,
    created,
    currency: charge.currency,
    enhanced_eligibility_types: [],
    evidence: noEvidence,
    evidence_details: {
      // The last second of the day, in UTC, on which evidence is still accepted.
      due_by: created - (created % daySeconds) + (daysToRespond + 1) * daySeconds - 1,
      enhanced_eligibility: {},
      has_evidence: false,
      past_due: false,
      submission_count: 0,
      submission_method: 'not_submitted',
    },
    intended_submission_method: null,
    is_charge_refundable: isInquiry,
    livemode: false,
    metadata: {},
    payment_intent: charge.payment_intent,
    reason: cause.reason,
    status: isInquiry ? 'warning_needs_response' : 'needs_response',
  });
}

export function newFraudWarning(charge: Stripe.Charge, created: number): Stripe.Radar.EarlyFraudWarning {
  return exactly<Stripe.Radar.EarlyFraudWarning>()({
    id: newId('issfr'),
    object: 'radar.early_fraud_warning',
    actionable: true,
    charge: charge.id,
    created,
    fraud_type: 'unauthorized_use_of_card',
    livemode: false,
    payment_intent: String(charge.payment_intent),
  });
}
