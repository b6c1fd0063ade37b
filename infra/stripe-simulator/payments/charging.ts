import type Stripe from 'stripe';
import { type Account, exactly, newId, nulls } from '#infra/stripe-simulator/account/account.ts';
import type { Balance } from '#infra/stripe-simulator/balance/balance.ts';
import {
  type Behavior,
  behaviorOf,
  type Decline,
  declineFor,
} from '#infra/stripe-simulator/cards/test-cards.ts';
import type { Disputes } from '#infra/stripe-simulator/disputes/disputes.ts';
import { docUrl } from '#infra/stripe-simulator/requests/failure.ts';

/** An attempt to charge a card. It's successful if `decline` is undefined. */
interface Attempt {
  intent: Stripe.PaymentIntent;
  method: Stripe.PaymentMethod;
  behavior: Behavior;
  decline: Decline | undefined;
}

type CardDetails = Stripe.Charge.PaymentMethodDetails.Card;

/** The bank's checks of the typed details. Null means that the detail wasn't typed. */
function checksOf({ method, behavior }: Attempt): CardDetails['checks'] {
  const { line1, postalCode, cvc } = behavior;
  const typed = method.card?.checks;
  return {
    address_line1_check: typed?.address_line1_check ? (line1 ?? 'pass') : null,
    address_postal_code_check: typed?.address_postal_code_check ? (postalCode ?? 'pass') : null,
    cvc_check: typed?.cvc_check ? (cvc ?? 'pass') : null,
  };
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
    ...nulls(
      'electronic_commerce_indicator installments mandate network_transaction_id three_d_secure',
      'transaction_link_id wallet',
    ),
  });
}

function outcomeOf({ behavior, decline }: Attempt): Stripe.Charge.Outcome {
  const reason = decline ? (decline.decline_code ?? decline.code) : null;
  const isBlocked = behavior.risk === 'highest';
  const declined = isBlocked ? 'not_sent_to_network' : 'declined_by_network';
  const type = isBlocked ? 'blocked' : 'issuer_declined';
  return exactly<Stripe.Charge.Outcome>()({
    ...nulls('advice_code network_advice_code network_decline_code'),
    network_status: decline ? declined : 'approved_by_network',
    reason: isBlocked ? 'highest_risk_level' : reason,
    risk_level: behavior.risk ?? 'normal',
    seller_message: decline ? 'The payment was declined.' : 'Payment complete.',
    type: decline ? type : 'authorized',
  });
}

/** The charge of a payment attempt, successful or not. */
function newCharge(attempt: Attempt, receiptsAt: string, created: number): Stripe.Charge {
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
function paymentError(
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

type Intent = Stripe.PaymentIntent;
type Method = Stripe.PaymentMethod;

/**
 * Charges cards, with the result that each test number stands for.
 * @param receiptsAt the base URL of receipts, without a trailing slash
 */
export function createCharging(
  { store, emit, clock }: Account,
  balance: Balance,
  disputes: Disputes,
  receiptsAt: string,
) {
  function fail(intent: Intent, method: Method, decline: Decline, charge?: Stripe.Charge): Intent {
    const failed = store.put('intents', intent, {
      status: 'requires_payment_method',
      latest_charge: charge?.id ?? intent.latest_charge,
      last_payment_error: paymentError(decline, method, charge),
      next_action: null,
      payment_method: null,
    });
    if (charge) emit('charge.failed', charge);
    emit('payment_intent.payment_failed', failed);
    return failed;
  }

  function succeed(intent: Intent, method: Method, made: Stripe.Charge): Intent {
    const charge = intent.capture_method === 'automatic' ? balance.bookCharge(made) : made;
    balance.bookChargeLater(charge);
    const paid = store.put('intents', intent, {
      status: 'succeeded',
      amount_received: intent.amount,
      last_payment_error: null,
      latest_charge: charge.id,
      next_action: null,
      payment_method: method.id,
    });
    emit('charge.succeeded', charge);
    emit('payment_intent.succeeded', paid);
    disputes.follow(charge);
    return paid;
  }

  return {
    fail,

    charge(intent: Intent, method: Method): Intent {
      const behavior = behaviorOf(method);
      // Decline a charge whose CVC check failed, as Radar does by default.
      const reason = behavior.cvc && method.card?.checks?.cvc_check ? 'incorrect_cvc' : behavior.decline;
      const decline = reason === undefined ? undefined : declineFor(reason);
      const attempt = { intent, method, behavior, decline };
      const made = store.put('charges', newCharge(attempt, receiptsAt, clock.now()));
      return decline ? fail(intent, method, decline, made) : succeed(intent, method, made);
    },
  };
}

export type Charging = ReturnType<typeof createCharging>;
