import type Stripe from 'stripe';
import { exactly } from '#infra/stripe-simulator/account/exactly.ts';
import { newId } from '#infra/stripe-simulator/account/ids.ts';
import type { Decline } from '#infra/stripe-simulator/cards/test-cards.ts';
import { docUrl } from '#infra/stripe-simulator/requests/failure.ts';

function chargedCard({ card }: Stripe.PaymentMethod, amount: number): Stripe.Charge.PaymentMethodDetails {
  return exactly<Stripe.Charge.PaymentMethodDetails>()({
    type: 'card',
    card: {
      amount_authorized: amount,
      authorization_code: null,
      brand: card?.brand ?? null,
      checks: card?.checks ?? null,
      country: 'US',
      electronic_commerce_indicator: null,
      exp_month: card?.exp_month ?? 1,
      exp_year: card?.exp_year ?? 2000,
      fingerprint: card?.fingerprint ?? null,
      funding: 'credit',
      installments: null,
      last4: card?.last4 ?? null,
      mandate: null,
      network: card?.brand ?? null,
      network_transaction_id: null,
      regulated_status: 'unregulated',
      three_d_secure: null,
      transaction_link_id: null,
      wallet: null,
    },
  });
}

function outcomeOf(decline: Decline | undefined): Stripe.Charge.Outcome {
  return exactly<Stripe.Charge.Outcome>()({
    advice_code: null,
    network_advice_code: null,
    network_decline_code: null,
    network_status: decline ? 'declined_by_network' : 'approved_by_network',
    reason: decline ? (decline.decline_code ?? decline.code) : null,
    risk_level: 'normal',
    risk_score: 12,
    seller_message: decline
      ? 'The bank did not return any further details with this decline.'
      : 'Payment complete.',
    type: decline ? 'issuer_declined' : 'authorized',
  });
}

/** The charge of a payment attempt, successful or not. */
export function newCharge(
  intent: Stripe.PaymentIntent,
  method: Stripe.PaymentMethod,
  decline: Decline | undefined,
  receiptsAt: string,
  created: number,
): Stripe.Charge {
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
    balance_transaction: decline ? null : newId('txn'),
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
    outcome: outcomeOf(decline),
    paid: !decline,
    payment_intent: intent.id,
    payment_method: method.id,
    payment_method_details: chargedCard(method, intent.amount),
    radar_options: {},
    receipt_email: intent.receipt_email,
    receipt_number: null,
    receipt_url: decline ? null : `${receiptsAt}/${id}`,
    refunded: false,
    review: null,
    shipping: null,
    source: null,
    source_transfer: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
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
