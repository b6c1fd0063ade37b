import type Stripe from 'stripe';
import type { Account } from '#infra/stripe-simulator/account/account.ts';
import { noSuch } from '#infra/stripe-simulator/requests/failure.ts';
import { textOf } from '#infra/stripe-simulator/requests/form.ts';
import { listRoute } from '#infra/stripe-simulator/requests/list-route.ts';
import { pageShape, within } from '#infra/stripe-simulator/requests/params.ts';
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

  return [
    listRoute({
      path: '/v1/balance_transactions',
      shape: transactionsShape,
      all: () => store.all('transactions'),
      equal: ['type', 'source', 'currency'],
      filter: (params) => {
        const payout = textOf(params, 'payout');
        return ({ id }) => isPartOf(id, payout);
      },
    }),
    {
      endpoint: 'GET /v1/balance_transactions/:id',
      shape: {},
      run: (id) => {
        const transaction = store.get('transactions', id);
        if (!transaction) throw noSuch('balance_transaction', id);
        return transaction;
      },
    },
    listRoute({
      path: '/v1/payouts',
      shape: payoutsShape,
      all: () => store.all('payouts'),
      equal: ['status'],
      filter: (params) => {
        const isWithin = within(params, 'arrival_date');
        return ({ arrival_date }) => isWithin(arrival_date);
      },
    }),
    { endpoint: 'GET /v1/payouts/:id', shape: {}, run: (id) => payouts.find(id) },
  ];
}
