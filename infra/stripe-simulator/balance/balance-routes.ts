import type Stripe from 'stripe';
import type { Account } from '#infra/stripe-simulator/account/account.ts';
import { noSuch } from '#infra/stripe-simulator/requests/failure.ts';
import { type Params, textOf } from '#infra/stripe-simulator/requests/form.ts';
import { pageOf, pageShape, within } from '#infra/stripe-simulator/requests/params.ts';
import type { Route } from '#infra/stripe-simulator/requests/route.ts';
import type { ShapeOf } from '#infra/stripe-simulator/requests/shape.ts';
import type { Payouts } from './payouts.ts';

const transactionsShape = {
  ...pageShape,
  created: 'created',
  currency: 'text',
  payout: 'text',
  source: 'text',
  type: 'text',
} as const satisfies ShapeOf<Stripe.BalanceTransactionListParams>;

const payoutsShape = {
  ...pageShape,
  arrival_date: 'created',
  created: 'created',
  status: 'text',
} as const satisfies ShapeOf<Stripe.PayoutListParams>;

/** The paths of balance transactions and payouts. */
export function balanceRoutes({ store }: Account, payouts: Payouts): Route[] {
  function isPartOf(id: string, payout: string | undefined): boolean {
    if (payout === undefined) return true;
    const { reconciliation_status: status } = payouts.find(payout);
    return status === 'completed' && store.get('payoutParts', id)?.payout === payout;
  }

  function listTransactions(params: Params): Stripe.ApiList<Stripe.BalanceTransaction> {
    const [type, source, currency] = ['type', 'source', 'currency'].map((name) => textOf(params, name));
    const payout = textOf(params, 'payout');
    const found = store
      .all('transactions')
      .filter((part) => (type ?? part.type) === part.type && (currency ?? part.currency) === part.currency)
      .filter((part) => (source ?? part.source) === part.source && isPartOf(part.id, payout));
    return pageOf(found, params, '/v1/balance_transactions');
  }

  return [
    {
      endpoint: 'GET /v1/balance_transactions',
      shape: transactionsShape,
      run: (_, params) => listTransactions(params),
    },
    {
      endpoint: 'GET /v1/balance_transactions/:id',
      shape: {},
      run: (id) => {
        const transaction = store.get('transactions', id);
        if (!transaction) throw noSuch('balance_transaction', id);
        return transaction;
      },
    },
    {
      endpoint: 'GET /v1/payouts',
      shape: payoutsShape,
      run: (_, params) => {
        const status = textOf(params, 'status');
        const isWithin = within(params, 'arrival_date');
        const found = store
          .all('payouts')
          .filter((payout) => (status ?? payout.status) === payout.status && isWithin(payout.arrival_date));
        return pageOf(found, params, '/v1/payouts');
      },
    },
    { endpoint: 'GET /v1/payouts/:id', shape: {}, run: (id) => payouts.find(id) },
  ];
}
