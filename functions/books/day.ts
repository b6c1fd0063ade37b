import { sumCents } from '#functions/payments/history/movement.ts';
import { queryPages } from '#functions/platform/dynamo/reads.ts';
import type { BookDay } from '#shared/books/book-day.ts';
import { centsToDollars } from '#shared/payments/amount.ts';
import type { OpenDifference } from './compare-payment.ts';
import { booksTable, putChecked } from './state.ts';
import { todoOf } from './todo-texts.ts';

/** What a check found about a day, in cents. The next check of the day replaces it as a whole. */
export interface Day {
  book: 'verdicts';
  /** The day, in clinic time. */
  entry: string;
  oursCents: number;
  stripeCents: number;
  feeCents: number;
  payouts: { id: string; cents: number }[];
  open: OpenDifference[];
}

export function emptyDay(date: string): Day {
  return { book: 'verdicts', entry: date, oursCents: 0, stripeCents: 0, feeCents: 0, payouts: [], open: [] };
}

/** Reads the days between two dates, newest first. */
export async function readDays(from: string, to: string): Promise<Day[]> {
  const days: Day[] = [];
  const pages = queryPages<Day>({
    TableName: booksTable,
    KeyConditionExpression: 'book = :verdicts AND entry BETWEEN :from AND :to',
    ExpressionAttributeValues: { ':verdicts': 'verdicts', ':from': from, ':to': to },
    ScanIndexForward: false,
  });
  for await (const page of pages) days.push(...page);
  return days;
}

export async function writeDays(days: readonly Day[], checkedAt: string): Promise<void> {
  for (const day of days) await putChecked(day, checkedAt);
}

/** The day as an admin sees it. Money is in dollars. */
export function toBookDay({ entry: date, oursCents, stripeCents, feeCents, payouts, open }: Day): BookDay {
  return {
    date,
    ours: centsToDollars(oursCents),
    stripe: centsToDollars(stripeCents),
    fees: centsToDollars(feeCents),
    net: centsToDollars(stripeCents - feeCents),
    ...(payouts.length > 0 && { payout: centsToDollars(sumCents(payouts)) }),
    payouts: payouts.map(({ id, cents }) => ({ id, amount: centsToDollars(cents) })),
    difference: centsToDollars(stripeCents - oursCents),
    open: open.map(({ kind, id, isWaiting, ...cents }) => ({
      kind,
      id,
      ours: centsToDollars(cents.oursCents),
      stripe: centsToDollars(cents.stripeCents),
      ...(isWaiting && { isWaiting }),
      todo: todoOf({ kind, isWaiting, ...cents }),
    })),
  };
}
