import * as z from 'zod/mini';
import type { RouteContract, RouteKey } from '#shared/api/route.ts';
import { calendarDate } from '#shared/forms/fields.ts';
import { handledNoteSchema } from '#shared/payments/work-item.ts';
import { bookDaySchema } from './book-day.ts';
import { mendedSchema } from './mended.ts';
import { payoutSchema } from './payout.ts';

/** The most days that one request lists. */
export const maxBookDays = 400;

export const bookRoutes = {
  'GET /api/reconciliation': {
    handler: 'books/list',
    caller: 'admin',
    summary: 'Show the books',
    description:
      'Our payments compared with Stripe’s balance, newest day first, with every difference and what to do about it. Without dates, it covers the last 30 days.',
    query: z.object({ from: z.optional(calendarDate()), to: z.optional(calendarDate()) }),
    replies: {
      200: z.object({
        days: z.array(bookDaySchema),
        /** What does not agree. */
        counts: z.object({
          /** Waits for a manager, on whatever day. */
          open: z.number(),
          /** Only waits for Stripe to book it, on whatever day. */
          waiting: z.number(),
          /** Was put away by a manager, on the days asked for. */
          handled: z.number(),
        }),
        /** Instant as of which the last finished check compared; null before the first one. */
        checkedAt: z.nullable(z.string()),
        /** A check was asked for and has not finished. */
        isChecking: z.boolean(),
        /** What the checks of the last seven days mended, newest first. */
        mended: z.array(mendedSchema),
        moreMended: z.optional(z.number()),
        /** The payouts that arrive on these days. */
        payouts: z.array(payoutSchema),
      }),
    },
    problems: [],
  },
  'POST /api/reconciliation': {
    handler: 'books/check',
    caller: 'admin',
    summary: 'Check the books now',
    description:
      'Starts a reconciliation with Stripe, unless one is already requested or running. It’s done when `checkedAt` changes.',
    replies: { 202: z.object({ checkedAt: z.nullable(z.string()) }) },
    problems: [],
  },
  'POST /api/reconciliation/handled': {
    handler: 'books/put-away',
    caller: 'admin',
    summary: 'Set a difference aside',
    description:
      'Records what was done about a difference, such as a failed payout, and adds an audit entry. The difference stays listed but no longer counts unless it changes.',
    body: z.object({
      key: z.string().check(z.regex(/^[\w -]{1,250}$/, 'Not in the books')),
      note: handledNoteSchema,
    }),
    replies: { 200: z.object({ success: z.literal(true) }) },
    problems: ['conflict'],
  },
} as const satisfies Record<RouteKey, RouteContract>;
