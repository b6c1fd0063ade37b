import type Stripe from 'stripe';
import { z } from 'zod';
import { type Account, exactly, newId, nulls } from '#infra/stripe-simulator/account/account.ts';
import { readRoutes, route } from '#infra/stripe-simulator/account/routes.ts';
import type { Balance } from '#infra/stripe-simulator/balance/balance.ts';
import { behaviorOf } from '#infra/stripe-simulator/cards/test-cards.ts';
import { invalidRequest, noSuch } from '#infra/stripe-simulator/requests/failure.ts';
import { integer, metadata, paramsOf, text } from '#infra/stripe-simulator/requests/params.ts';

type Refund = Stripe.Refund;
type Charge = Stripe.Charge;

const createParams = paramsOf<Stripe.RefundCreateParams>()({
  amount: integer.refine((cents) => cents === undefined || cents >= 1, {
    error: 'This value must be greater than or equal to 1.',
    params: { code: 'parameter_invalid_integer' },
  }),
  charge: text,
  metadata,
  payment_intent: text,
  reason: z.enum(['duplicate', 'fraudulent', 'requested_by_customer']).optional(),
});

type CreateParams = z.output<typeof createParams>;

/** With some test cards, a refund changes after this time: a pending one succeeds, or one that succeeded fails. */
const changesAfterSeconds = 60;
const cancelableSeconds = 30 * 60;

function newRefund(
  charge: Charge,
  amount: number,
  params: CreateParams,
  isPending: boolean,
  created: number,
): Refund {
  return exactly<Refund>()({
    id: newId('re'),
    object: 'refund',
    amount,
    charge: charge.id,
    created,
    currency: charge.currency,
    metadata: (params.metadata ?? {}) as Stripe.Metadata,
    payment_intent: charge.payment_intent,
    payment_method: charge.payment_method,
    ...(isPending && { pending_reason: 'processing' }),
    reason: params.reason ?? null,
    status: isPending ? 'pending' : 'succeeded',
    ...nulls(
      'balance_transaction customer customer_account receipt_number source_transfer_reversal transfer_reversal',
    ),
  });
}

const inDollars = (cents: number) => `$${(cents / 100).toFixed(2)}`;

function isOpen({ status }: Refund): boolean {
  return status === 'succeeded' || status === 'pending';
}

/** Refunds: pending, succeeded, failed, canceled. Calls `afterRefund` with the charge of every new refund. */
export function createRefunds(
  { store, emit, clock, later }: Account,
  { book }: Balance,
  afterRefund: (charge: Charge) => void,
) {
  const refundsOf = ({ id }: Charge) => store.all('refunds').filter(({ charge }) => charge === id);

  function chargeOfIntent(id: string): Charge {
    const { status, latest_charge } = store.find('intents', id);
    const charge = store.get('charges', String(latest_charge));
    if (status === 'succeeded' && charge) return charge;
    throw invalidRequest(`This PaymentIntent (${id}) does not have a successful charge to refund.`, {
      param: 'payment_intent',
    });
  }

  function chargeOf({ payment_intent: intent, charge: id = '' }: CreateParams): Charge {
    if (intent !== undefined) return chargeOfIntent(intent);
    const charge = store.find('charges', id);
    if (charge.paid) return charge;
    throw invalidRequest(`Charge ${id} can't be refunded because it has not been paid.`, { param: 'charge' });
  }

  function refuseDisputed({ id }: Charge): void {
    const isChargedBack = store
      .all('disputes')
      .some((made) => made.charge === id && !made.is_charge_refundable && made.status !== 'won');
    if (!isChargedBack) return;
    throw invalidRequest(`Charge ${id} has been charged back; cannot issue a refund.`, {
      code: 'charge_disputed',
    });
  }

  /** The cents to refund: the given amount, or the whole remaining one. */
  function centsToRefund(params: CreateParams, charge: Charge): number {
    const left = charge.amount - charge.amount_refunded;
    if (left === 0) {
      const message = `Charge ${charge.id} has already been refunded.`;
      throw invalidRequest(message, { code: 'charge_already_refunded' });
    }
    const { amount = left } = params;
    if (amount <= left) return amount;
    const rest = charge.amount_refunded > 0 ? 'unrefunded amount' : 'amount';
    const message = `Refund amount (${inDollars(amount)}) is greater than ${rest} on charge (${inDollars(left)})`;
    throw invalidRequest(message, { param: 'amount' });
  }

  function addToRefunded(chargeId: string, cents: number): Charge {
    const charge = store.find('charges', chargeId);
    const amount = charge.amount_refunded + cents;
    return store.put('charges', charge, { amount_refunded: amount, refunded: amount === charge.amount });
  }

  /** Changes a refund, which is then no longer pending, and records the events. */
  function change({ pending_reason: _, ...refund }: Refund, changes: Partial<Refund>): Refund {
    const changed = store.put('refunds', refund, changes);
    for (const type of ['charge.refund.updated', 'refund.updated'] as const) {
      emit(type, changed, { status: refund.status });
    }
    return changed;
  }

  /** Returns a refund's money to the balance, and subtracts it from the charge's refunded amount. */
  function takeBack(refund: Refund, status: 'failed' | 'canceled', reason: string): Refund {
    const { id: source, amount, currency } = refund;
    const { id } = book({ type: 'refund_failure', amount, currency, source, description: 'REFUND FAILURE' });
    addToRefunded(String(refund.charge), -amount);
    return change(refund, { status, failure_reason: reason, failure_balance_transaction: id });
  }

  function fail(refund: Refund, reason = 'expired_or_canceled_card'): Refund {
    const failed = takeBack(refund, 'failed', reason);
    emit('refund.failed', failed);
    return failed;
  }

  function create(params: CreateParams): Refund {
    const charge = chargeOf(params);
    refuseDisputed(charge);
    const amount = centsToRefund(params, charge);
    const { refund: fate } = behaviorOf(charge.payment_method_details);
    const made = newRefund(charge, amount, params, fate === 'pending', clock.now());
    const { id: source, currency } = made;
    const description = 'REFUND FOR CHARGE';
    const { id } = book({ type: 'refund', amount: -amount, currency, source, description });
    const refund = store.put('refunds', made, { balance_transaction: id });
    emit('refund.created', refund);
    const refunded = addToRefunded(charge.id, amount);
    emit('charge.refunded', refunded);
    afterRefund(refunded);
    const due = clock.now() + changesAfterSeconds;
    if (fate) later.plan(fate === 'pending' ? 'complete-refund' : 'fail-refund', refund.id, due);
    return refund;
  }

  later.handle('complete-refund', (id) => {
    const refund = store.find('refunds', id);
    if (refund.status === 'pending') change(refund, { status: 'succeeded' });
  });

  later.handle('fail-refund', (id) => {
    const refund = store.find('refunds', id);
    if (isOpen(refund)) fail(refund);
  });

  const filters = paramsOf<Stripe.RefundListParams>()({ charge: text, payment_intent: text });

  const routes = [
    ...readRoutes({ path: '/v1/refunds', all: () => store.all('refunds'), filters }, (id) =>
      store.find('refunds', id),
    ),
    route('POST /v1/refunds', createParams, create),
  ];

  return {
    routes,
    chargeOfIntent,
    create,

    /** Makes the cardholder's bank return the last refund of a charge. */
    failLast(charge: Charge): Refund {
      const refund = refundsOf(charge).findLast(isOpen);
      if (refund) return fail(refund);
      throw noSuch('refund', `of ${charge.id}`);
    },

    /** Fails the pending refunds of a charge, as a chargeback does. */
    failPending(charge: Charge): void {
      for (const refund of refundsOf(charge).filter(({ status }) => status === 'pending')) {
        fail(refund, 'charge_for_pending_refund_disputed');
      }
    },

    /** Cancels the last refund of a charge, as Stripe's dashboard can for half an hour. */
    cancelLast(charge: Charge): Refund {
      const refund = refundsOf(charge).findLast(isOpen);
      if (refund && clock.now() - refund.created < cancelableSeconds) {
        return takeBack(refund, 'canceled', 'merchant_request');
      }
      throw invalidRequest(`Charge ${charge.id} has no refund that can still be canceled.`);
    },
  };
}

export type Refunds = ReturnType<typeof createRefunds>;
