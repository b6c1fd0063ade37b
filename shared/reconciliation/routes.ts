import * as z from 'zod/mini';
import type { RouteContract, RouteKey } from '#shared/api/route.ts';
import { calendarDate } from '#shared/forms/fields.ts';
import { reconciledDaySchema } from './reconciled-day.ts';

/** How many days a check compares, today included: more than the 30 days for which Stripe keeps events. */
export const comparedDays = 35;

/** The most days that one request lists. */
export const maxReconciledDays = 400;

const checkedAt = z.nullable(z.string());

export const reconciliationRoutes = {
  'GET /api/reconciliation': {
    handler: 'reconciliation/list',
    caller: 'admin',
    summary: 'Show the reconciliation',
    description:
      'Our payments compared with Stripe’s balance, newest day first, with every difference and what to do about it. Without dates, it covers the days that the last check compared.',
    query: z.object({ from: z.optional(calendarDate()), to: z.optional(calendarDate()) }),
    replies: {
      200: z.object({
        days: z.array(reconciledDaySchema),
        /** The last finished check's instant; null before the first one. */
        checkedAt,
      }),
    },
    problems: [],
  },
  'POST /api/reconciliation': {
    handler: 'reconciliation/check',
    caller: 'admin',
    summary: 'Reconcile now',
    description: 'Starts a reconciliation with Stripe. It’s done when `checkedAt` changes.',
    replies: { 202: z.object({ checkedAt }) },
    problems: [],
  },
} as const satisfies Record<RouteKey, RouteContract>;
