import type Stripe from 'stripe';
import type { Account } from '#infra/stripe-simulator/account/account.ts';
import type { Balance } from '#infra/stripe-simulator/balance/balance.ts';
import { behaviorOf } from '#infra/stripe-simulator/cards/test-cards.ts';
import { invalidRequest, noSuch } from '#infra/stripe-simulator/requests/failure.ts';
import { type Params, textOf } from '#infra/stripe-simulator/requests/form.ts';
import { metadataOf } from '#infra/stripe-simulator/requests/params.ts';
import { completedRefund, newRefund, returnedRefund } from './refund-object.ts';
import { centsToRefund } from './refund-params.ts';

type Refund = Stripe.Refund;

/** How long a test card's refund stays pending, or looks as if it had succeeded. */
const changesAfterSeconds = 60;
const cancelableSeconds = 30 * 60;

/** Why a bank returns a refund. */
export const failureReasons = [
  'expired_or_canceled_card',
  'lost_or_stolen_card',
  'declined',
  'insufficient_funds',
  'unknown',
] as const;
export type FailureReason = (typeof failureReasons)[number];

/** Refunds: pending, succeeded, failed, canceled. `afterRefund` is called with the charge of every new one. */
export function createRefunds(
  { store, emit, clock, later }: Account,
  { book }: Balance,
  afterRefund: (charge: Stripe.Charge) => void,
) {
  function chargeOfIntent(id: string): Stripe.Charge {
    const intent = store.get('intents', id);
    if (!intent) throw noSuch('payment_intent', id, 'payment_intent');
    const charge = store.get('charges', String(intent.latest_charge));
    if (intent.status === 'succeeded' && charge) return charge;
    throw invalidRequest(`This PaymentIntent (${id}) does not have a successful charge to refund.`, {
      param: 'payment_intent',
    });
  }

  function chargeOf(params: Params): Stripe.Charge {
    const intentId = textOf(params, 'payment_intent');
    if (intentId !== undefined) return chargeOfIntent(intentId);
    const id = textOf(params, 'charge');
    if (id === undefined) {
      throw invalidRequest(
        'One of the following params should be provided for this request: payment_intent or charge.',
      );
    }
    const charge = store.get('charges', id);
    if (!charge) throw noSuch('charge', id, 'charge');
    if (charge.paid) return charge;
    throw invalidRequest(`Charge ${id} can't be refunded because it has not been paid.`, { param: 'charge' });
  }

  function refuseDisputed({ id }: Stripe.Charge): void {
    const isChargedBack = store
      .all('disputes')
      .some(({ charge, status, is_charge_refundable: isRefundable }) => {
        return charge === id && !isRefundable && status !== 'won';
      });
    if (!isChargedBack) return;
    throw invalidRequest(`Charge ${id} has been charged back; cannot issue a refund.`, {
      code: 'charge_disputed',
    });
  }

  function find(id: string): Refund {
    const refund = store.get('refunds', id);
    if (!refund) throw noSuch('refund', id);
    return refund;
  }

  function addToRefunded(chargeId: string, cents: number): Stripe.Charge {
    const charge = store.get('charges', chargeId);
    if (!charge) throw noSuch('charge', chargeId);
    const amount = charge.amount_refunded + cents;
    const changed = { ...charge, amount_refunded: amount, refunded: amount === charge.amount };
    store.put('charges', changed);
    return changed;
  }

  function saveChanged(refund: Refund, before: Partial<Refund>): Refund {
    store.put('refunds', refund);
    emit('charge.refund.updated', refund, String(refund.payment_intent), before);
    emit('refund.updated', refund, String(refund.payment_intent), before);
    return refund;
  }

  /** Takes the money back: the charge counts less as refunded. */
  function takeBack(refund: Refund, status: 'failed' | 'canceled', reason: string): Refund {
    const { id: transaction } = book({
      type: 'refund_failure',
      category: 'refund_failure',
      amount: refund.amount,
      currency: refund.currency,
      source: refund.id,
      description: 'REFUND FAILURE',
    });
    addToRefunded(String(refund.charge), -refund.amount);
    return saveChanged(returnedRefund(refund, { status, reason, transaction }), { status: refund.status });
  }

  function isOpen({ status }: Refund): boolean {
    return status === 'succeeded' || status === 'pending';
  }

  function fail(refund: Refund, reason: string): Refund {
    const failed = takeBack(refund, 'failed', reason);
    emit('refund.failed', failed, String(failed.payment_intent));
    return failed;
  }

  return {
    chargeOfIntent,
    find,

    create(params: Params): Refund {
      const metadata = metadataOf(params);
      const charge = chargeOf(params);
      refuseDisputed(charge);
      const amount = centsToRefund(params, charge);
      const { refunds } = behaviorOf(charge.payment_method_details?.card?.fingerprint);
      const made = newRefund({
        charge,
        amount,
        reason: textOf(params, 'reason') ?? null,
        metadata,
        isPending: refunds === 'pending',
        created: clock.now(),
      });
      const { id } = book({
        type: 'refund',
        category: 'refund',
        amount: -amount,
        currency: charge.currency,
        source: made.id,
        description: 'REFUND FOR CHARGE',
      });
      const refund = { ...made, balance_transaction: id };
      store.put('refunds', refund);
      const intent = String(charge.payment_intent);
      emit('refund.created', refund, intent);
      const refunded = addToRefunded(charge.id, amount);
      emit('charge.refunded', refunded, intent);
      afterRefund(refunded);
      if (refunds === 'pending') later.plan('complete-refund', refund.id, changesAfterSeconds);
      if (refunds === 'failing') later.plan('fail-refund', refund.id, changesAfterSeconds);
      return refund;
    },

    update(id: string, params: Params): Refund {
      const { metadata } = find(id);
      return saveChanged({ ...find(id), metadata: { ...metadata, ...metadataOf(params) } }, { metadata });
    },

    /** A pending refund reaches the card. */
    complete(id: string): void {
      const refund = find(id);
      if (refund.status === 'pending') saveChanged(completedRefund(refund), { status: 'pending' });
    },

    /** The cardholder's bank returns a refund, unless it has ended otherwise. */
    failById(id: string, reason: FailureReason = 'expired_or_canceled_card'): void {
      const refund = find(id);
      if (isOpen(refund)) fail(refund, reason);
    },

    /** The cardholder's bank returns the last refund of a charge. */
    failLast(charge: Stripe.Charge, reason: FailureReason = 'expired_or_canceled_card'): Refund {
      const refund = store.all('refunds').findLast((made) => made.charge === charge.id && isOpen(made));
      if (!refund) throw noSuch('refund', `of ${charge.id}`);
      return fail(refund, reason);
    },

    /** A chargeback ends the pending refunds of its charge. */
    failPending(charge: Stripe.Charge): void {
      const pending = store.all('refunds').filter((made) => made.charge === charge.id);
      for (const refund of pending.filter(({ status }) => status === 'pending')) {
        fail(refund, 'charge_for_pending_refund_disputed');
      }
    },

    /** Cancels the last refund of a charge in the dashboard, as is possible for half an hour. */
    cancelLast(charge: Stripe.Charge): Refund {
      const refund = store.all('refunds').findLast((made) => made.charge === charge.id && isOpen(made));
      if (refund && clock.now() - refund.created < cancelableSeconds) {
        return takeBack(refund, 'canceled', 'merchant_request');
      }
      throw invalidRequest(`Charge ${charge.id} has no refund that can still be canceled.`);
    },
  };
}

export type Refunds = ReturnType<typeof createRefunds>;
