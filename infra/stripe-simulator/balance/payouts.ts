import type Stripe from 'stripe';
import type { Account } from '#infra/stripe-simulator/account/account.ts';
import { invalidRequest, noSuch } from '#infra/stripe-simulator/requests/failure.ts';
import type { Balance } from './balance.ts';
import { businessDaysAfter, isBusinessDay, startOfTomorrow } from './business-days.ts';
import { newPayout } from './payout-object.ts';

const reconciledAfterSeconds = 60 * 60;

/** Daily automatic payouts of what is available, at the start of each business day in UTC. */
export function createPayouts({ store, clock, later, emit }: Account, { book }: Balance) {
  function find(id: string): Stripe.Payout {
    const payout = store.get('payouts', id);
    if (!payout) throw noSuch('payout', id);
    return payout;
  }

  function save(payout: Stripe.Payout, changes: Partial<Stripe.Payout>): Stripe.Payout {
    const next = { ...payout, ...changes };
    store.put('payouts', next);
    return next;
  }

  function makeAvailable(): Stripe.BalanceTransaction[] {
    const due = store
      .all('transactions')
      .filter(({ id, available_on }) => available_on <= clock.now() && !store.get('payoutParts', id));
    for (const transaction of due) {
      if (transaction.status === 'pending')
        store.put('transactions', { ...transaction, status: 'available' });
    }
    return due;
  }

  function payOut(parts: readonly Stripe.BalanceTransaction[], currency: string): Stripe.Payout[] {
    const amount = parts.reduce((sum, { net }) => sum + net, 0);
    if (amount <= 0) return [];
    const arrivesOn = businessDaysAfter(clock.now(), 1);
    const made = newPayout({ amount, currency, created: clock.now(), arrivesOn });
    const own = book({
      type: 'payout',
      category: 'payout',
      amount: -amount,
      currency,
      source: made.id,
      description: made.description,
    });
    for (const { id } of [...parts, own]) store.put('payoutParts', { id, payout: made.id });
    const payout = save(made, { balance_transaction: own.id });
    emit('payout.created', payout, null);
    later.plan('reconcile-payout', payout.id, reconciledAfterSeconds);
    later.plan('complete-payout', payout.id, arrivesOn - clock.now());
    return [payout];
  }

  function payOutAll(): Stripe.Payout[] {
    const byCurrency = Map.groupBy(makeAvailable(), ({ currency }) => currency);
    return [...byCurrency].flatMap(([currency, parts]) => payOut(parts, currency));
  }

  /** From then on the transactions of a payout can be listed. */
  function reconcile(id: string): void {
    const payout = find(id);
    if (payout.reconciliation_status === 'completed') return;
    emit('payout.reconciliation_completed', save(payout, { reconciliation_status: 'completed' }), null);
  }

  function complete(id: string): void {
    const payout = find(id);
    if (payout.status === 'in_transit') emit('payout.paid', save(payout, { status: 'paid' }), null);
  }

  return {
    find,

    /** Pays out what is available, and plans the next day's payout. */
    payOutDaily(): void {
      makeAvailable();
      if (isBusinessDay(clock.now())) payOutAll();
      later.plan('pay-out', 'daily', startOfTomorrow(clock.now()) - clock.now());
    },

    /** Pays out what is available now, and has the money arrive, without waiting for its day. */
    payOutNow(): Stripe.Payout[] {
      return payOutAll().map(({ id }) => {
        reconcile(id);
        complete(id);
        return find(id);
      });
    },

    reconcile,
    complete,

    /** The bank returns a payout. Its money is in the balance again, for the next one. */
    fail(id: string): Stripe.Payout {
      const payout = find(id);
      if (payout.status === 'failed') throw invalidRequest(`Payout ${id} has failed already.`);
      const returned = book({
        type: 'payout_failure',
        category: 'payout_reversal',
        amount: payout.amount,
        currency: payout.currency,
        source: payout.id,
        description: 'PAYOUT FAILURE',
      });
      const failed = save(payout, {
        status: 'failed',
        failure_balance_transaction: returned.id,
        failure_code: 'account_closed',
        failure_message: 'The bank account has been closed.',
      });
      emit('payout.failed', failed, null);
      return failed;
    },
  };
}

export type Payouts = ReturnType<typeof createPayouts>;
