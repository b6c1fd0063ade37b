import type { LedgerEntry } from '#functions/books/ledger/ledger-entry.ts';
import { isPaidOut, type PayoutItem } from '#functions/books/payouts/payout-item.ts';
import type { BookDay } from '#shared/books/book-day.ts';
import type { Difference } from '#shared/books/difference.ts';
import { centsToDollars } from '#shared/payments/amount.ts';

const maxOtherSales = 100;

/** One day of the books, in cents. */
export interface DayLine {
  book: 'days';
  /** The day, in clinic time. */
  entry: string;
  oursCents: number;
  stripeCents: number;
  feeCents: number;
  payoutCents?: number;
  otherCents: number;
  otherSalesCents: number;
  otherSales: string[];
  checkedAt: string;
}

/** The line of a day before anything is added to it. */
export function emptyLine(date: string, checkedAt: string): DayLine {
  return {
    book: 'days',
    entry: date,
    oursCents: 0,
    stripeCents: 0,
    feeCents: 0,
    otherCents: 0,
    otherSalesCents: 0,
    otherSales: [],
    checkedAt,
  };
}

/** Adds one of Stripe's movements of a payment, and what our record says about it. */
export function addMovement(line: DayLine, { cents, feeCents }: LedgerEntry, oursCents: number): void {
  line.stripeCents += cents;
  line.oursCents += oursCents;
  line.feeCents += feeCents;
}

/** Adds a movement of another product's sale, which counts for neither side. */
export function addOtherSale(line: DayLine, { cents, book }: LedgerEntry): void {
  line.otherSalesCents += cents;
  if (!line.otherSales.includes(book) && line.otherSales.length < maxOtherSales) line.otherSales.push(book);
}

/** Adds what moved the balance of the account and belongs to no payment. */
export function addAccountEntry(line: DayLine, { kind, cents, feeCents }: LedgerEntry): void {
  if (kind === 'stripe-fee') line.feeCents -= cents;
  if (kind === 'other') {
    line.otherCents += cents;
    line.feeCents += feeCents;
  }
}

/** Adds a payout that arrived at our bank. A failed one doesn't count. */
export function addPayout(line: DayLine, payout: PayoutItem): void {
  if (isPaidOut(payout)) line.payoutCents = (line.payoutCents ?? 0) + payout.cents;
}

/**
 * The line as an admin sees it. Money is in dollars.
 * @param open the differences of the day that the reply lists
 * @param moreOpen how many more there are
 */
export function toBookDay(line: DayLine, open: Difference[], moreOpen: number): BookDay {
  const { oursCents, stripeCents, feeCents, payoutCents, otherCents, otherSales } = line;
  return {
    date: line.entry,
    ours: centsToDollars(oursCents),
    stripe: centsToDollars(stripeCents),
    fees: centsToDollars(feeCents),
    net: centsToDollars(stripeCents - feeCents),
    ...(payoutCents !== undefined && { payout: centsToDollars(payoutCents) }),
    difference: centsToDollars(stripeCents - oursCents),
    open,
    ...(moreOpen > 0 && { moreOpen }),
    ...(otherSales.length > 0 && {
      otherSales: { amount: centsToDollars(line.otherSalesCents), ids: otherSales },
    }),
    ...(otherCents !== 0 && { other: centsToDollars(otherCents) }),
    checkedAt: line.checkedAt,
  };
}
