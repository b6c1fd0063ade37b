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

  function payOut(parts: readonly Stripe.BalanceTransaction[], currency: string): void {
    const amount = parts.reduce((sum, { net }) => sum + net, 0);
    if (amount <= 0) return;
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
  }

  return {
    find,

    /** Pays out what is available, and plans the next day's payout. */
    payOutDaily(): void {
      const due = makeAvailable();
      if (isBusinessDay(clock.now())) {
        for (const [currency, parts] of Map.groupBy(due, (part) => part.currency)) payOut(parts, currency);
      }
      later.plan('pay-out', 'daily', startOfTomorrow(clock.now()) - clock.now());
    },

    /** From then on the transactions of a payout can be listed. */
    reconcile(id: string): void {
      const reconciled = save(find(id), { reconciliation_status: 'completed' });
      emit('payout.reconciliation_completed', reconciled, null);
    },

    complete(id: string): void {
      const payout = find(id);
      if (payout.status !== 'in_transit') return;
      emit('payout.paid', save(payout, { status: 'paid' }), null);
    },

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
