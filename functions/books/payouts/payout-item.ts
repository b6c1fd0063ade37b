import type { DatedDifference } from '#functions/books/differences/difference-item.ts';
import type { BalanceTransaction } from '#functions/stripe/balance.ts';
import type { StripePayout } from '#functions/stripe/payouts.ts';
import type { Payout } from '#shared/books/payout.ts';
import { centsToDollars } from '#shared/payments/amount.ts';
import { instantOfSeconds } from '#shared/time/instants.ts';

/** What a payout pays out, in cents, by kind. */
export interface PayoutParts {
  paymentCents: number;
  refundCents: number;
  disputeCents: number;
  feeCents: number;
  otherCents: number;
}

/** A payout as stored. */
export interface PayoutItem {
  book: 'payouts';
  /** Stripe's id. */
  entry: string;
  /** Key of the index byDate: the day on which the bank has it. */
  date: string;
  status: string;
  cents: number;
  parts?: PayoutParts;
}

export const noParts: PayoutParts = {
  paymentCents: 0,
  refundCents: 0,
  disputeCents: 0,
  feeCents: 0,
  otherCents: 0,
};

type Part = Exclude<keyof PayoutParts, 'feeCents'>;

const partsByCategory: Record<string, Part> = {
  charge: 'paymentCents',
  refund: 'refundCents',
  refund_failure: 'refundCents',
  partial_capture_reversal: 'refundCents',
  dispute: 'disputeCents',
  dispute_reversal: 'disputeCents',
};

/** Adds a movement to what a payout pays out. The payout is among its own movements. */
export function addPart(parts: PayoutParts, transaction: BalanceTransaction): PayoutParts {
  const { type, reporting_category: category, amount, fee } = transaction;
  if (type === 'payout') return parts;
  if (type === 'stripe_fee') return { ...parts, feeCents: parts.feeCents - amount };
  const part = partsByCategory[category] ?? 'otherCents';
  return { ...parts, [part]: parts[part] + amount, feeCents: parts.feeCents + fee };
}

/** Stripe dates an arrival by the day, in UTC. */
export function payoutItemOf(
  { id, amount, status, arrival_date }: StripePayout,
  parts: PayoutParts | undefined,
): PayoutItem {
  return {
    book: 'payouts',
    entry: id,
    date: instantOfSeconds(arrival_date).slice(0, 10),
    status,
    cents: amount,
    ...(parts && { parts }),
  };
}

function sumOf(parts: PayoutParts): number {
  const { paymentCents, refundCents, disputeCents, feeCents, otherCents } = parts;
  return paymentCents + refundCents + disputeCents + otherCents - feeCents;
}

/** Whether the money has been, or will be, at the bank. */
export function isPaidOut({ status }: PayoutItem): boolean {
  return status !== 'failed' && status !== 'canceled';
}

/** What of a payout does not agree. */
export function differencesOfPayout(item: PayoutItem): DatedDifference[] {
  const { entry: id, date, cents, status, parts } = item;
  const movement = 'payout';
  if (status === 'failed') {
    return [{ kind: 'payout-failed', movement, id, date, oursCents: cents, stripeCents: 0 }];
  }
  if (!parts || sumOf(parts) === cents) return [];
  return [{ kind: 'payout-parts', movement, id, date, oursCents: sumOf(parts), stripeCents: cents }];
}

/** The payout as an admin sees it. Money is in dollars. */
export function toPayout({ entry: id, date, status, cents, parts }: PayoutItem): Payout {
  return {
    id,
    date,
    status,
    amount: centsToDollars(cents),
    ...(parts && {
      parts: {
        payments: centsToDollars(parts.paymentCents),
        refunds: centsToDollars(parts.refundCents),
        disputes: centsToDollars(parts.disputeCents),
        fees: centsToDollars(parts.feeCents),
        other: centsToDollars(parts.otherCents),
      },
    }),
  };
}
