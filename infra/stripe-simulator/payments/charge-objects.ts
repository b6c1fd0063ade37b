import type Stripe from 'stripe';
import { exactly } from '#infra/stripe-simulator/account/exactly.ts';
import { newId } from '#infra/stripe-simulator/account/ids.ts';
import type { Behavior, Decline } from '#infra/stripe-simulator/cards/behavior.ts';
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

type Checks = Stripe.Charge.PaymentMethodDetails.Card.Checks;
type ThreeDSecure = Stripe.Charge.PaymentMethodDetails.Card.ThreeDSecure;

/** The bank checks what was typed: null says that nothing was. */
function checksOf({ method, behavior: { checks = {} } }: Attempt): Checks {
  const typed = method.card?.checks;
  const result = (asked: string | null | undefined, found: string | undefined) =>
    asked ? (found ?? 'pass') : null;
  return {
    address_line1_check: result(typed?.address_line1_check, checks.line1),
    address_postal_code_check: result(typed?.address_postal_code_check, checks.postalCode),
    cvc_check: result(typed?.cvc_check, checks.cvc),
  };
}

function threeDSecureOf({ authentication }: Attempt): ThreeDSecure | null {
  if (!authentication) return null;
  return exactly<ThreeDSecure>()({
    authentication_flow: authentication,
    electronic_commerce_indicator: '05',
    exemption_indicator: null,
    result: 'authenticated',
    result_reason: null,
    transaction_id: newId('3ds'),
    version: '2.2.0',
  });
}

function chargedCard(attempt: Attempt): Stripe.Charge.PaymentMethodDetails {
  const { card } = attempt.method;
  return exactly<Stripe.Charge.PaymentMethodDetails>()({
    type: 'card',
    card: {
      amount_authorized: attempt.intent.amount,
      authorization_code: attempt.decline ? null : '123456',
      brand: card?.brand ?? null,
      checks: checksOf(attempt),
      country: card?.country ?? null,
      electronic_commerce_indicator: null,
      exp_month: card?.exp_month ?? 1,
      exp_year: card?.exp_year ?? 2000,
      fingerprint: card?.fingerprint ?? null,
      funding: card?.funding ?? null,
      installments: null,
      last4: card?.last4 ?? null,
      mandate: null,
      network: card?.brand ?? null,
      network_transaction_id: null,
      regulated_status: 'unregulated',
      three_d_secure: threeDSecureOf(attempt),
      transaction_link_id: null,
      wallet: null,
    },
  });
}

const riskScores = { normal: 12, elevated: 66, highest: 90 } as const;

function outcomeOf({ behavior, decline }: Attempt): Stripe.Charge.Outcome {
  const risk: keyof typeof riskScores = behavior.risk ?? 'normal';
  const rated = { risk_level: risk, risk_score: riskScores[risk] };
  const unadvised = { advice_code: null, network_advice_code: null, network_decline_code: null };
  const approved = {
    ...unadvised,
    ...rated,
    network_status: 'approved_by_network',
    reason: risk === 'elevated' ? 'elevated_risk_level' : null,
    seller_message: 'Payment complete.',
    type: 'authorized',
  };
  const declinedByBank = {
    ...unadvised,
    ...rated,
    network_status: 'declined_by_network',
    reason: decline?.decline_code ?? decline?.code ?? null,
    seller_message: 'The bank did not return any further details with this decline.',
    type: 'issuer_declined',
  };
  const blocked = {
    ...unadvised,
    ...rated,
    network_status: 'not_sent_to_network',
    reason: 'highest_risk_level',
    seller_message: 'Stripe blocked this payment as too risky.',
    type: 'blocked',
  };
  if (!decline) return exactly<Stripe.Charge.Outcome>()(approved);
  return exactly<Stripe.Charge.Outcome>()(risk === 'highest' ? blocked : declinedByBank);
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
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: null,
    billing_details: method.billing_details,
    calculated_statement_descriptor: 'SAGEBRUSH',
    captured: !decline,
    created,
    currency: intent.currency,
    customer: null,
    description: intent.description,
    disputed: false,
    failure_balance_transaction: null,
    failure_code: decline?.code ?? null,
    failure_message: decline?.message ?? null,
    fraud_details: {},
    livemode: false,
    metadata: intent.metadata,
    on_behalf_of: null,
    outcome: outcomeOf(attempt),
    paid: !decline,
    payment_intent: intent.id,
    payment_method: method.id,
    payment_method_details: chargedCard(attempt),
    radar_options: {},
    receipt_email: intent.receipt_email,
    receipt_number: null,
    receipt_url: decline ? null : `${receiptsAt}/${id}`,
    refunded: false,
    review: null,
    shipping: null,
    source: null,
    source_transfer: null,
    statement_descriptor: intent.statement_descriptor,
    statement_descriptor_suffix: intent.statement_descriptor_suffix,
    status: decline ? 'failed' : 'succeeded',
    transfer_data: null,
    transfer_group: null,
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
