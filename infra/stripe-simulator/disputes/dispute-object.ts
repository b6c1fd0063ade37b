import type Stripe from 'stripe';
import { exactly } from '#infra/stripe-simulator/account/exactly.ts';
import { newId } from '#infra/stripe-simulator/account/ids.ts';
import type { DisputeCause } from '#infra/stripe-simulator/cards/behavior.ts';

const noEvidence = exactly<Stripe.Dispute.Evidence>()({
  access_activity_log: null,
  billing_address: null,
  cancellation_policy: null,
  cancellation_policy_disclosure: null,
  cancellation_rebuttal: null,
  customer_communication: null,
  customer_email_address: null,
  customer_name: null,
  customer_purchase_ip: null,
  customer_signature: null,
  duplicate_charge_documentation: null,
  duplicate_charge_explanation: null,
  duplicate_charge_id: null,
  enhanced_evidence: {},
  product_description: null,
  receipt: null,
  refund_policy: null,
  refund_policy_disclosure: null,
  refund_refusal_explanation: null,
  service_date: null,
  service_documentation: null,
  shipping_address: null,
  shipping_carrier: null,
  shipping_date: null,
  shipping_documentation: null,
  shipping_tracking_number: null,
  uncategorized_file: null,
  uncategorized_text: null,
});

const daySeconds = 24 * 60 * 60;
const daysToRespond = 16;

/** The last second, in UTC, of the day until which evidence is taken. */
function dueBy(created: number): number {
  const day = created - (created % daySeconds);
  return day + (daysToRespond + 1) * daySeconds - 1;
}

/** Visa's codes; an inquiry has the first part only. */
const networkCodes: Record<DisputeCause['reason'], string> = {
  fraudulent: '10.4',
  noncompliant: '98',
  product_not_received: '13.1',
};

export interface NewDispute {
  charge: Stripe.Charge;
  cause: DisputeCause;
  amount: number;
  created: number;
}

function cardDetails({ charge, cause }: NewDispute): Stripe.Dispute.PaymentMethodDetails {
  const code = networkCodes[cause.reason];
  const brand = charge.payment_method_details?.card?.brand ?? 'unknown';
  return exactly<Stripe.Dispute.PaymentMethodDetails>()({
    card: {
      brand,
      case_type: cause.isInquiry ? 'inquiry' : 'chargeback',
      network: brand,
      network_reason_code: cause.isInquiry ? (code.split('.')[0] ?? code) : code,
    },
    type: 'card',
  });
}

export function newDispute(content: NewDispute): Stripe.Dispute {
  const { charge, cause, amount, created } = content;
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
      due_by: dueBy(created),
      enhanced_eligibility: {},
      has_evidence: false,
      past_due: false,
      submission_count: 0,
      submission_method: 'not_submitted',
    },
    intended_submission_method: null,
    is_charge_refundable: cause.isInquiry === true,
    livemode: false,
    metadata: {},
    payment_intent: charge.payment_intent,
    payment_method_details: cardDetails(content),
    reason: cause.reason,
    status: cause.isInquiry ? 'warning_needs_response' : 'needs_response',
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
