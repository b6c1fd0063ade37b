import type Stripe from 'stripe';
import type { Account } from '#infra/stripe-simulator/account/account.ts';
import type { Balance } from '#infra/stripe-simulator/balance/balance.ts';
import { type Behavior, type Decline, incorrectCvc } from '#infra/stripe-simulator/cards/behavior.ts';
import { behaviorOf } from '#infra/stripe-simulator/cards/test-cards.ts';
import { type Authentication, newCharge, paymentError } from './charge-objects.ts';

type Intent = Stripe.PaymentIntent;

export interface ChargingOptions {
  account: Account;
  balance: Balance;
  /** Base URL of receipts, without a trailing slash. */
  receiptsAt: string;
  /** Called after a charge whose test card is disputed, or warned of. */
  afterCharge: (charge: Stripe.Charge, behavior: Behavior) => void;
}

/** Radar blocks a failed CVC check by default. */
function declineOf({ decline, checks }: Behavior, method: Stripe.PaymentMethod): Decline | undefined {
  if (checks?.cvc === 'fail' && method.card?.checks?.cvc_check) return incorrectCvc;
  return decline;
}

/** Charges cards, as their test numbers say. */
export function createCharging({ account, balance, receiptsAt, afterCharge }: ChargingOptions) {
  const { store, emit, clock } = account;

  function save(intent: Intent, changes: Partial<Intent>): Intent {
    const next = { ...intent, ...changes };
    store.put('intents', next);
    return next;
  }

  function fail(
    intent: Intent,
    method: Stripe.PaymentMethod,
    decline: Decline,
    charge?: Stripe.Charge,
  ): Intent {
    const failed = save(intent, {
      status: 'requires_payment_method',
      latest_charge: charge?.id ?? intent.latest_charge,
      last_payment_error: paymentError(decline, method, charge),
      next_action: null,
      payment_method: null,
      processing: null,
    });
    if (charge) emit('charge.failed', charge, intent.id);
    emit('payment_intent.payment_failed', failed, intent.id);
    return failed;
  }

  function succeed(intent: Intent, method: Stripe.PaymentMethod, made: Stripe.Charge): Intent {
    const isBookedNow = intent.capture_method === 'automatic';
    const charge = isBookedNow ? balance.bookCharge(made) : made;
    if (!isBookedNow) balance.bookChargeLater(made);
    const paid = save(intent, {
      status: 'succeeded',
      amount_received: intent.amount,
      last_payment_error: null,
      latest_charge: charge.id,
      next_action: null,
      payment_method: method.id,
      processing: null,
    });
    emit('charge.succeeded', charge, intent.id);
    emit('payment_intent.succeeded', paid, intent.id);
    afterCharge(charge, behaviorOf(method.card?.fingerprint));
    return paid;
  }

  return {
    save,
    fail,

    /** Charges the card. */
    charge(intent: Intent, method: Stripe.PaymentMethod, authentication?: Authentication): Intent {
      const behavior = behaviorOf(method.card?.fingerprint);
      const decline = declineOf(behavior, method);
      const attempt = { intent, method, behavior, decline, authentication };
      const made = newCharge(attempt, receiptsAt, clock.now());
      store.put('charges', made);
      return decline ? fail(intent, method, decline, made) : succeed(intent, method, made);
    },
  };
}

export type Charging = ReturnType<typeof createCharging>;
