import type { LedgerEntry } from '#functions/books/ledger/ledger-entry.ts';
import { differencesOfPayout, isPaidOut, type PayoutItem } from '#functions/books/payouts/payout-item.ts';
import { type OpenDifference, toDifference } from '#functions/books/state/difference.ts';
import type { BookDay } from '#shared/books/book-day.ts';
import { centsToDollars } from '#shared/payments/amount.ts';

const maxOpen = 100;
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
  open: OpenDifference[];
  moreOpen: number;
  otherSalesCents: number;
  otherSales: string[];
  checkedAt: string;
}

export function emptyLine(date: string, checkedAt: string): DayLine {
  return {
    book: 'days',
    entry: date,
    oursCents: 0,
    stripeCents: 0,
    feeCents: 0,
    otherCents: 0,
    open: [],
    moreOpen: 0,
    otherSalesCents: 0,
    otherSales: [],
    checkedAt,
  };
}

function addOpen(line: DayLine, difference: OpenDifference): void {
  if (line.open.length < maxOpen) line.open.push(difference);
  else line.moreOpen += 1;
}

/** Adds one of Stripe's movements of a payment, and what our record says about it. */
export function addMovement(line: DayLine, entry: LedgerEntry, oursCents: number): void {
  const { kind, cents, feeCents, book, source } = entry;
  line.stripeCents += cents;
  line.oursCents += oursCents;
  line.feeCents += feeCents;
  if (oursCents === cents || kind === 'stripe-fee' || kind === 'payout' || kind === 'other') return;
  addOpen(line, {
    kind: oursCents === 0 ? 'not-in-records' : 'amount',
    movement: kind,
    id: kind === 'payment' ? book : source,
    paymentIntentId: book,
    oursCents,
    stripeCents: cents,
  });
}

/** Adds a movement of ours that Stripe has not booked. */
export function addUnbooked(line: DayLine, difference: OpenDifference): void {
  line.oursCents += difference.oursCents;
  addOpen(line, difference);
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

export function addPayout(line: DayLine, payout: PayoutItem): void {
  if (isPaidOut(payout)) line.payoutCents = (line.payoutCents ?? 0) + payout.cents;
  for (const difference of differencesOfPayout(payout)) addOpen(line, difference);
}

/** How many differences of a line Stripe's lateness can't explain. */
export function overdueCount({ open, moreOpen }: DayLine): number {
  return open.filter(({ isWaiting }) => !isWaiting).length + moreOpen;
}

/** The line as an admin sees it. Money is in dollars. */
export function toBookDay(line: DayLine): BookDay {
  const { oursCents, stripeCents, feeCents, payoutCents, otherCents, otherSales } = line;
  return {
    date: line.entry,
    ours: centsToDollars(oursCents),
    stripe: centsToDollars(stripeCents),
    fees: centsToDollars(feeCents),
    net: centsToDollars(stripeCents - feeCents),
    ...(payoutCents !== undefined && { payout: centsToDollars(payoutCents) }),
    difference: centsToDollars(stripeCents - oursCents),
    open: line.open.map(toDifference),
    ...(line.moreOpen > 0 && { moreOpen: line.moreOpen }),
    ...(otherSales.length > 0 && {
      otherSales: { amount: centsToDollars(line.otherSalesCents), ids: otherSales },
    }),
    ...(otherCents !== 0 && { other: centsToDollars(otherCents) }),
    checkedAt: line.checkedAt,
  };
}
