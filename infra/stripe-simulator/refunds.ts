import type Stripe from 'stripe';
import { invalidRequest, noSuch } from './failure.ts';
import { type Params, textOf } from './form.ts';
import { allowOnly, integerOf, metadataOf, pageOf } from './params.ts';
import type { Emit } from './payment-intents.ts';
import { failedRefund, newDispute, newRefund } from './refund-objects.ts';
import type { StripeStore } from './store.ts';

const reasons = ['duplicate', 'fraudulent', 'requested_by_customer'];

function inDollars(cents: number): string {
  return `$${(cents / 100).toFixed(2)}`;
}

/** Refunds, and disputes opened by a cardholder. */
export function createRefunds(store: StripeStore, emit: Emit) {
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
    return charge;
  }

  function reasonOf(params: Params): Stripe.Refund.Reason | null {
    const reason = textOf(params, 'reason');
    if (reason === undefined) return null;
    if (reasons.includes(reason)) return reason as Stripe.Refund.Reason;
    throw invalidRequest(`Invalid reason: must be one of ${reasons.join(', ')}`, { param: 'reason' });
  }

  function amountOf(params: Params, charge: Stripe.Charge): number {
    const left = charge.amount - charge.amount_refunded;
    if (left === 0) {
      throw invalidRequest(`Charge ${charge.id} has already been refunded.`, {
        code: 'charge_already_refunded',
      });
    }
    const amount = integerOf(params, 'amount') ?? left;
    if (amount < 1) {
      throw invalidRequest('This value must be greater than or equal to 1.', {
        code: 'parameter_invalid_integer',
        param: 'amount',
      });
    }
    if (amount <= left) return amount;
    throw invalidRequest(
      `Refund amount (${inDollars(amount)}) is greater than ${charge.amount_refunded > 0 ? 'unrefunded ' : ''}amount on charge (${inDollars(left)})`,
      { param: 'amount' },
    );
  }

  return {
    create(params: Params): Stripe.Refund {
      allowOnly(params, ['amount', 'charge', 'metadata', 'payment_intent', 'reason']);
      const reason = reasonOf(params);
      const metadata = metadataOf(params);
      const charge = chargeOf(params);
      if (charge.disputed) {
        throw invalidRequest(`Charge ${charge.id} has been charged back; cannot issue a refund.`, {
          code: 'charge_disputed',
        });
      }
      const amount = amountOf(params, charge);
      const refund = newRefund(charge, amount, reason, metadata);
      const amountRefunded = charge.amount_refunded + amount;
      const refunded = {
        ...charge,
        amount_refunded: amountRefunded,
        refunded: amountRefunded === charge.amount,
      };
      store.put('refunds', refund);
      store.put('charges', refunded);
      emit('refund.created', refund, String(charge.payment_intent));
      emit('charge.refunded', refunded, String(charge.payment_intent));
      return refund;
    },

    find(id: string): Stripe.Refund {
      const refund = store.get('refunds', id);
      if (!refund) throw noSuch('refund', id);
      return refund;
    },

    list(params: Params): Stripe.ApiList<Stripe.Refund> {
      allowOnly(params, ['charge', 'created', 'ending_before', 'limit', 'payment_intent', 'starting_after']);
      const intent = textOf(params, 'payment_intent');
      const charge = textOf(params, 'charge');
      const refunds = store
        .all('refunds')
        .filter(
          (refund) =>
            (intent === undefined || refund.payment_intent === intent) &&
            (charge === undefined || refund.charge === charge),
        );
      return pageOf(refunds, params, '/v1/refunds');
    },

    /** The cardholder disputes the charge. */
    dispute(charge: Stripe.Charge): Stripe.Dispute {
      const dispute = newDispute(charge);
      store.put('disputes', dispute);
      store.put('charges', { ...charge, disputed: true });
      emit('charge.dispute.created', dispute, String(charge.payment_intent));
      return dispute;
    },

    /** The cardholder's bank returns the last refund of a charge. */
    failLast(charge: Stripe.Charge): Stripe.Refund {
      const refund = store
        .all('refunds')
        .findLast((made) => made.charge === charge.id && made.status === 'succeeded');
      if (!refund) throw noSuch('refund', `of ${charge.id}`);
      const failed = failedRefund(refund);
      const amountRefunded = charge.amount_refunded - refund.amount;
      store.put('refunds', failed);
      store.put('charges', { ...charge, amount_refunded: amountRefunded, refunded: false });
      emit('refund.updated', failed, String(charge.payment_intent));
      emit('refund.failed', failed, String(charge.payment_intent));
      return failed;
    },

    chargeOfIntent,
  };
}

export type Refunds = ReturnType<typeof createRefunds>;
