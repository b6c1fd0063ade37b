import type Stripe from 'stripe';
import type { Account } from '#infra/stripe-simulator/account/account.ts';
import { newDispute } from '#infra/stripe-simulator/disputes/dispute-object.ts';
import { invalidRequest, noSuch } from '#infra/stripe-simulator/requests/failure.ts';
import { type Params, textOf } from '#infra/stripe-simulator/requests/form.ts';
import { integerOf, metadataOf, pageOf, pageShape } from '#infra/stripe-simulator/requests/params.ts';
import type { Route } from '#infra/stripe-simulator/requests/route.ts';
import type { ShapeOf } from '#infra/stripe-simulator/requests/shape.ts';
import { failedRefund, newRefund } from './refund-objects.ts';

const createShape = {
  amount: 'integer',
  charge: 'text',
  metadata: 'metadata',
  payment_intent: 'text',
  reason: ['duplicate', 'fraudulent', 'requested_by_customer'],
} as const satisfies ShapeOf<Stripe.RefundCreateParams>;

const listShape = {
  ...pageShape,
  charge: 'text',
  created: 'created',
  payment_intent: 'text',
} as const satisfies ShapeOf<Stripe.RefundListParams>;

function inDollars(cents: number): string {
  return `$${(cents / 100).toFixed(2)}`;
}

/** Refunds, and disputes opened by a cardholder. */
export function createRefunds({ store, emit, clock }: Account) {
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
      const reason = textOf(params, 'reason') ?? null;
      const metadata = metadataOf(params);
      const charge = chargeOf(params);
      if (charge.disputed) {
        throw invalidRequest(`Charge ${charge.id} has been charged back; cannot issue a refund.`, {
          code: 'charge_disputed',
        });
      }
      const amount = amountOf(params, charge);
      const refund = newRefund({ charge, amount, reason, metadata, created: clock.now() });
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
      const dispute = newDispute(charge, clock.now());
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

/** The refund paths of the API. */
export function refundRoutes({ create, find, list }: Refunds): Route[] {
  return [
    { endpoint: 'POST /v1/refunds', shape: createShape, run: (_, params) => create(params) },
    { endpoint: 'GET /v1/refunds', shape: listShape, run: (_, params) => list(params) },
    { endpoint: 'GET /v1/refunds/:id', shape: {}, run: (id) => find(id) },
  ];
}

export type Refunds = ReturnType<typeof createRefunds>;
