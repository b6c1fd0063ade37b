import type Stripe from 'stripe';
import type { Account } from '#infra/stripe-simulator/account/account.ts';
import type { Balance } from '#infra/stripe-simulator/balance/balance.ts';
import { behaviorOf, type Decline, declineFor } from '#infra/stripe-simulator/cards/test-cards.ts';
import type { Disputes } from '#infra/stripe-simulator/disputes/disputes.ts';
import { newCharge, paymentError } from './charge-objects.ts';

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
      // Radar blocks a failed CVC check by default.
      const reason = behavior.cvc && method.card?.checks?.cvc_check ? 'incorrect_cvc' : behavior.decline;
      const decline = reason === undefined ? undefined : declineFor(reason);
      const attempt = { intent, method, behavior, decline };
      const made = store.put('charges', newCharge(attempt, receiptsAt, clock.now()));
      return decline ? fail(intent, method, decline, made) : succeed(intent, method, made);
    },
  };
}

export type Charging = ReturnType<typeof createCharging>;
