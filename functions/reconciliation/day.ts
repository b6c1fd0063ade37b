import { sumCents } from '#functions/payments/history/movement.ts';
import { putItem, putItemIf, queryAll, readItem } from '#functions/platform/dynamo/items.ts';
import { env } from '#functions/platform/env.ts';
import { centsToDollars } from '#shared/payments/amount.ts';
import type { ReconciledDay } from '#shared/reconciliation/reconciled-day.ts';
import type { OpenDifference } from './compare-payment.ts';

const reconciliationTable = env('BOOKS_TABLE');

const stateKey = { book: 'state', entry: 'state' } as const;
// The table's stream triggers the reconciliation job when this item is written.
const requestKey = { book: 'request', entry: 'request' } as const;

/** Stores a result of the check that began at an instant, unless a later check has written it. */
async function putChecked(checked: { book: string; entry: string }, checkedAt: string): Promise<void> {
  await putItemIf({
    TableName: reconciliationTable,
    Item: { ...checked, checkedAt },
    ConditionExpression: 'attribute_not_exists(checkedAt) OR checkedAt <= :checkedAt',
    ExpressionAttributeValues: { ':checkedAt': checkedAt },
  });
}

/** When the last finished check began. */
export async function readCheckedAt(): Promise<string | undefined> {
  return (await readItem<{ checkedAt: string }>(reconciliationTable, stateKey))?.checkedAt;
}

export function saveCheckedAt(checkedAt: string): Promise<void> {
  return putChecked(stateKey, checkedAt);
}

/** When a manager last asked for a check. */
export async function readRequestedAt(): Promise<string | undefined> {
  return (await readItem<{ requestedAt: string }>(reconciliationTable, requestKey))?.requestedAt;
}

/** Requests a check, by writing the item that triggers the job. */
export async function requestCheck(now: Date): Promise<void> {
  await putItem(reconciliationTable, { ...requestKey, requestedAt: now.toISOString() });
}

const texts = {
  waiting: 'Nothing to do yet. Stripe can take up to a day to post a payment. We’ll check again.',
  'not-at-stripe':
    'Look for this payment in Stripe’s dashboard. If it isn’t there, no money moved and our record is wrong. Let your developer know.',
  'not-in-records':
    'Open this payment in Stripe’s dashboard to see whose it is. If it isn’t for one of our patients, refund it there. Then let your developer know.',
  amount:
    'Compare this payment in Stripe’s dashboard with the patient’s receipt. Stripe has the actual amount. Ask your developer to correct our record.',
  'counts-too-much':
    'Someone set this payment to Succeeded, but Stripe never received the money. Change it back in Payments. If it was paid by phone, in cash or by check, enter that payment instead.',
  'counts-too-little':
    'Someone changed this payment’s status, so it doesn’t count as revenue, but Stripe has the money. Set it to Succeeded in Payments, or refund it.',
  'payout-failed':
    'Check your bank account details in Stripe’s dashboard. Once they’re correct, Stripe will pay out the money again.',
};

/** What a manager should do about a difference. */
function todoOf({ kind, isWaiting, oursCents, stripeCents }: Omit<OpenDifference, 'id' | 'date'>): string {
  if (isWaiting) return texts.waiting;
  if (kind !== 'status-by-hand') return texts[kind];
  return texts[oursCents > stripeCents ? 'counts-too-much' : 'counts-too-little'];
}

/** The result of a check for one day, in cents. The next check of the day replaces it completely. */
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
export function readDays(from: string, to: string): Promise<Day[]> {
  return queryAll({
    TableName: reconciliationTable,
    KeyConditionExpression: 'book = :verdicts AND entry BETWEEN :from AND :to',
    ExpressionAttributeValues: { ':verdicts': 'verdicts', ':from': from, ':to': to },
    ScanIndexForward: false,
  });
}

export async function writeDays(days: readonly Day[], checkedAt: string): Promise<void> {
  for (const day of days) await putChecked(day, checkedAt);
}

/** The day as an admin sees it. Money is in dollars. */
export function toBookDay({
  entry: date,
  oursCents,
  stripeCents,
  feeCents,
  payouts,
  open,
}: Day): ReconciledDay {
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
