import type Stripe from 'stripe';
import { type Account, exactly, newId, nulls } from '#infra/stripe-simulator/account/account.ts';
import { nothing, readRoutes } from '#infra/stripe-simulator/account/routes.ts';
import { invalidRequest } from '#infra/stripe-simulator/requests/failure.ts';
import { paramsOf, text } from '#infra/stripe-simulator/requests/params.ts';
import { type Balance, businessDaysAfter, isBusinessDay, startOfTomorrow } from './balance.ts';

type Payout = Stripe.Payout;

const reconciledAfterSeconds = 60 * 60;

function newPayout(amount: number, currency: string, created: number, arrivesOn: number): Payout {
  return exactly<Payout>()({
    id: newId('po'),
    object: 'payout',
    amount,
    arrival_date: arrivesOn,
    automatic: true,
    created,
    currency,
    description: 'STRIPE PAYOUT',
    destination: 'ba_simulatedbankaccount',
    livemode: false,
    metadata: {},
    method: 'standard',
    reconciliation_status: 'in_progress',
    source_type: 'card',
    status: 'in_transit',
    trace_id: { status: 'pending', value: null },
    type: 'bank_account',
    ...nulls(
      'application_fee application_fee_amount balance_transaction failure_balance_transaction failure_code',
      'failure_message original_payout payout_method reversed_by statement_descriptor',
    ),
  });
}

/** Pays out the available balance at the start of each business day in UTC. */
export function createPayouts({ store, clock, later, emit }: Account, { book }: Balance) {
  const find = (id: string) => store.find('payouts', id);

  function makeAvailable(): Stripe.BalanceTransaction[] {
    const due = store
      .all('transactions')
      .filter(({ id, available_on }) => available_on <= clock.now() && !store.get('payoutParts', id));
    for (const transaction of due) {
      if (transaction.status === 'pending') store.put('transactions', transaction, { status: 'available' });
    }
    return due;
  }

  function payOut(parts: readonly Stripe.BalanceTransaction[], currency: string): Payout[] {
    const amount = parts.reduce((sum, { net }) => sum + net, 0);
    if (amount <= 0) return [];
    const arrivesOn = businessDaysAfter(clock.now(), 1);
    const made = newPayout(amount, currency, clock.now(), arrivesOn);
    const { id: source, description } = made;
    const own = book({ type: 'payout', amount: -amount, currency, source, description });
    for (const { id } of [...parts, own]) store.put('payoutParts', { id, payout: made.id });
    const payout = store.put('payouts', made, { balance_transaction: own.id });
    emit('payout.created', payout);
    later.plan('reconcile-payout', payout.id, clock.now() + reconciledAfterSeconds);
    later.plan('complete-payout', payout.id, arrivesOn);
    return [payout];
  }

  function payOutAll(): Payout[] {
    const byCurrency = Map.groupBy(makeAvailable(), ({ currency }) => currency);
    return [...byCurrency].flatMap(([currency, parts]) => payOut(parts, currency));
  }

  /** Marks a payout as reconciled: from now on, balance transactions can be listed by this payout. */
  function reconcile(id: string): void {
    if (find(id).reconciliation_status === 'completed') return;
    const reconciled = store.put('payouts', find(id), { reconciliation_status: 'completed' });
    emit('payout.reconciliation_completed', reconciled);
  }

  function complete(id: string): void {
    if (find(id).status === 'in_transit')
      emit('payout.paid', store.put('payouts', find(id), { status: 'paid' }));
  }

  later.handle('pay-out', () => {
    makeAvailable();
    if (isBusinessDay(clock.now())) payOutAll();
    later.plan('pay-out', 'daily', startOfTomorrow(clock.now()));
  });
  later.handle('reconcile-payout', reconcile);
  later.handle('complete-payout', complete);

  function isPartOf(id: string, payout: string): boolean {
    return (
      find(payout).reconciliation_status === 'completed' && store.get('payoutParts', id)?.payout === payout
    );
  }

  const routes = [
    ...readRoutes({ path: '/v1/payouts', all: () => store.all('payouts'), filters: nothing }, find),
    ...readRoutes(
      {
        path: '/v1/balance_transactions',
        all: () => store.all('transactions'),
        filters: paramsOf<Stripe.BalanceTransactionListParams>()({ payout: text, source: text }),
        fits: ({ id, source }, wanted) =>
          (wanted.source ?? source) === source &&
          (wanted.payout === undefined || isPartOf(id, wanted.payout)),
      },
      (id) => store.find('transactions', id),
    ),
  ];

  return {
    routes,

    /**
     * Pays out the available balance right away, and completes the payouts without waiting for their arrival
     * day.
     */
    payOutNow(): Payout[] {
      return payOutAll().map(({ id }) => {
        reconcile(id);
        complete(id);
        return find(id);
      });
    },

    /** Makes the bank return a payout. The money goes back to the balance, for the next payout. */
    fail(id: string): Payout {
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
      const failed = store.put('payouts', payout, {
        status: 'failed',
        failure_balance_transaction: returned.id,
        failure_code: 'account_closed',
        failure_message: 'The bank account has been closed.',
      });
      emit('payout.failed', failed);
      return failed;
    },
  };
}

export type Payouts = ReturnType<typeof createPayouts>;
