import type Stripe from 'stripe';
import { newId } from '#infra/stripe-simulator/account/account.ts';
import { exactly, nulls } from '#infra/stripe-simulator/account/exactly.ts';
import type { Behavior, Decline } from '#infra/stripe-simulator/cards/test-cards.ts';
import { docUrl } from '#infra/stripe-simulator/requests/failure.ts';

/** The cardholder was asked, or the bank knew enough. */
export type Authentication = 'challenge' | 'frictionless';

/** What became of a try to charge a card. */
export interface Attempt {
  intent: Stripe.PaymentIntent;
  method: Stripe.PaymentMethod;
  behavior: Behavior;
  decline: Decline | undefined;
  /** How the cardholder was authenticated, if at all. */
  authentication: Authentication | undefined;
}

type CardDetails = Stripe.Charge.PaymentMethodDetails.Card;

/** The bank checks what was typed: null says that nothing was. */
function checksOf({
  method,
  behavior: { line1, postalCode, cvc },
}: Attempt): Stripe.Charge.PaymentMethodDetails.Card.Checks {
  const typed = method.card?.checks;
  return {
    address_line1_check: typed?.address_line1_check ? (line1 ?? 'pass') : null,
    address_postal_code_check: typed?.address_postal_code_check ? (postalCode ?? 'pass') : null,
    cvc_check: typed?.cvc_check ? (cvc ?? 'pass') : null,
  };
}

function threeDSecureOf(
  authentication: Authentication,
): Stripe.Charge.PaymentMethodDetails.Card.ThreeDSecure {
  return exactly<Stripe.Charge.PaymentMethodDetails.Card.ThreeDSecure>()({
    authentication_flow: authentication,
    electronic_commerce_indicator: '05',
    result: 'authenticated',
    ...nulls('exemption_indicator result_reason'),
    transaction_id: newId('3ds'),
    version: '2.2.0',
  });
}

function chargedCard(attempt: Attempt): CardDetails {
  const { card } = attempt.method;
  return exactly<CardDetails>()({
    amount_authorized: attempt.intent.amount,
    authorization_code: attempt.decline ? null : '123456',
    brand: card?.brand ?? null,
    checks: checksOf(attempt),
    country: card?.country ?? null,
    exp_month: card?.exp_month ?? 1,
    exp_year: card?.exp_year ?? 2000,
    fingerprint: card?.fingerprint ?? null,
    funding: card?.funding ?? null,
    last4: card?.last4 ?? null,
    network: card?.brand ?? null,
    regulated_status: 'unregulated',
    three_d_secure: attempt.authentication ? threeDSecureOf(attempt.authentication) : null,
    ...nulls(
      'electronic_commerce_indicator installments mandate network_transaction_id transaction_link_id wallet',
    ),
  });
}

const riskScores = { normal: 12, elevated: 66, highest: 90 } as const;

function outcomeOf({ behavior, decline }: Attempt): Stripe.Charge.Outcome {
  const risk: keyof typeof riskScores = behavior.risk ?? 'normal';
  const outcome = (network: string, type: string, reason: string | null, message: string) =>
    exactly<Stripe.Charge.Outcome>()({
      ...nulls('advice_code network_advice_code network_decline_code'),
      network_status: network,
      reason,
      risk_level: risk,
      risk_score: riskScores[risk],
      seller_message: message,
      type,
    });
  if (!decline) {
    const reason = risk === 'elevated' ? 'elevated_risk_level' : null;
    return outcome('approved_by_network', 'authorized', reason, 'Payment complete.');
  }
  if (risk === 'highest') {
    const message = 'Stripe blocked this payment as too risky.';
    return outcome('not_sent_to_network', 'blocked', 'highest_risk_level', message);
  }
  const message = 'The bank did not return any further details with this decline.';
  return outcome('declined_by_network', 'issuer_declined', decline.decline_code ?? decline.code, message);
}

/** The charge of a payment attempt, successful or not. */
export function newCharge(attempt: Attempt, receiptsAt: string, created: number): Stripe.Charge {
  const { intent, method, decline } = attempt;
  const id = newId('ch');
  return exactly<Stripe.Charge>()({
    id,
    object: 'charge',
    amount: intent.amount,
    amount_captured: decline ? 0 : intent.amount,
    amount_refunded: 0,
    billing_details: method.billing_details,
    calculated_statement_descriptor: 'SAGEBRUSH',
    captured: !decline,
    created,
    currency: intent.currency,
    description: intent.description,
    disputed: false,
    failure_code: decline?.code ?? null,
    failure_message: decline?.message ?? null,
    fraud_details: {},
    livemode: false,
    metadata: intent.metadata,
    outcome: outcomeOf(attempt),
    paid: !decline,
    payment_intent: intent.id,
    payment_method: method.id,
    payment_method_details: { type: 'card', card: chargedCard(attempt) },
    radar_options: {},
    receipt_email: intent.receipt_email,
    receipt_url: decline ? null : `${receiptsAt}/${id}`,
    refunded: false,
    shipping: intent.shipping,
    status: decline ? 'failed' : 'succeeded',
    ...nulls(
      'application application_fee application_fee_amount balance_transaction customer',
      'failure_balance_transaction on_behalf_of receipt_number review source source_transfer',
      'statement_descriptor statement_descriptor_suffix transfer_data transfer_group',
    ),
  });
}

/** The `last_payment_error` for a declined card. */
export function paymentError(
  decline: Decline,
  method: Stripe.PaymentMethod,
  charge?: Stripe.Charge,
): Stripe.PaymentIntent.LastPaymentError {
  return exactly<Stripe.PaymentIntent.LastPaymentError>()({
    ...(charge && { charge: charge.id }),
    ...decline,
    code: decline.code as Stripe.PaymentIntent.LastPaymentError.Code,
    doc_url: docUrl(decline.code),
    payment_method: method,
    type: charge ? 'card_error' : 'invalid_request_error',
  });
}
