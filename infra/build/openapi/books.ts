import type { ReplyBodyOf } from '#shared/api/route.ts';
import type { bookRoutes } from '#shared/books/routes.ts';
import { todoOf } from '#shared/books/todo.ts';
import { payment } from './records.ts';

type Books = ReplyBodyOf<(typeof bookRoutes)['GET /api/reconciliation']>;

const checkedAt = '2026-11-25T08:04:31.000Z';
const missing = { kind: 'not-in-records', movement: 'refund' } as const;

/** The books of one day, on which a refund is not in our records. */
export const books: Books = {
  days: [
    {
      date: '2026-11-24',
      ours: 123.45,
      stripe: 113.45,
      fees: 3.88,
      net: 109.57,
      payout: 96.2,
      difference: -10,
      open: [
        {
          key: '2026-11-24 not-in-records refund re_3QabcdEFGHijklMN 0 -1000 txn_3QabcdEFGHijklMN',
          ...missing,
          id: 're_3QabcdEFGHijklMN',
          paymentIntentId: payment.id,
          ours: 0,
          stripe: -10,
          todo: todoOf({ ...missing, oursCents: 0, stripeCents: -1000 }),
        },
      ],
      checkedAt,
    },
  ],
  counts: { open: 1, waiting: 0, handled: 0 },
  checkedAt,
  isChecking: false,
  mended: [{ paymentIntentId: payment.id, news: ['paid'], mendedAt: checkedAt }],
  payouts: [
    {
      id: 'po_1QabcdEFGHijklMN',
      date: '2026-11-24',
      status: 'paid',
      amount: 96.2,
      parts: { payments: 100, refunds: 0, disputes: 0, fees: 3.8, other: 0 },
    },
  ],
};
