import { now } from '#functions/platform/clock.ts';
import { queryPages } from '#functions/platform/dynamo/reads.ts';
import type { ReplyBodyOf } from '#shared/api/route.ts';
import type { bookRoutes } from '#shared/books/routes.ts';
import { type DayLine, toBookDay } from './compare/day-line.ts';
import { type DifferenceItem, isOverdue, toDifference } from './differences/difference-item.ts';
import { allDifferences } from './differences/differences.ts';
import { readMended } from './mended/mended.ts';
import { type PayoutItem, toPayout } from './payouts/payout-item.ts';
import { isAwaited, readRequest } from './request.ts';
import { booksTable, readState } from './state/books-state.ts';

/** The most differences that one reply lists. */
const maxShown = 500;

interface Days {
  from: string;
  to: string;
}

async function linesOf({ from, to }: Days): Promise<DayLine[]> {
  const lines: DayLine[] = [];
  const pages = queryPages<DayLine>({
    TableName: booksTable,
    KeyConditionExpression: 'book = :days AND entry BETWEEN :from AND :to',
    ExpressionAttributeValues: { ':days': 'days', ':from': from, ':to': to },
    ScanIndexForward: false,
  });
  for await (const page of pages) lines.push(...page);
  return lines;
}

async function payoutsOf({ from, to }: Days): Promise<PayoutItem[]> {
  const payouts: PayoutItem[] = [];
  const pages = queryPages<PayoutItem>({
    TableName: booksTable,
    KeyConditionExpression: 'book = :payouts',
    FilterExpression: '#date BETWEEN :from AND :to',
    ExpressionAttributeNames: { '#date': 'date' },
    ExpressionAttributeValues: { ':payouts': 'payouts', ':from': from, ':to': to },
  });
  for await (const page of pages) payouts.push(...page);
  return payouts.sort((one, other) => other.date.localeCompare(one.date));
}

/** The differences of these days, those put away last, and the counts for the reply. */
async function differencesOf({ from, to }: Days) {
  const open: DifferenceItem[] = [];
  const handled: DifferenceItem[] = [];
  const counts = { open: 0, waiting: 0, handled: 0 };
  for await (const page of allDifferences()) {
    for (const item of page) {
      const { date } = item.difference;
      const isShown = date >= from && date <= to;
      if (isOverdue(item)) counts.open += 1;
      else if (!item.handled) counts.waiting += 1;
      else if (isShown) counts.handled += 1;
      if (isShown) (item.handled ? handled : open).push(item);
    }
  }
  return { all: [...open, ...handled], counts };
}

/** The books of these days as an admin sees them, newest first. */
export async function readBooks(
  days: Days,
): Promise<ReplyBodyOf<(typeof bookRoutes)['GET /api/reconciliation']>> {
  const [state, request, lines, payouts, differences, { mended, moreMended }] = await Promise.all([
    readState(),
    readRequest(),
    linesOf(days),
    payoutsOf(days),
    differencesOf(days),
    readMended(now()),
  ]);
  const isOn = (date: string) => (item: DifferenceItem) => item.difference.date === date;
  const [shown, more] = [differences.all.slice(0, maxShown), differences.all.slice(maxShown)];
  return {
    days: lines.map((line) =>
      toBookDay(line, shown.filter(isOn(line.entry)).map(toDifference), more.filter(isOn(line.entry)).length),
    ),
    counts: differences.counts,
    checkedAt: state?.checkedAt ?? null,
    isChecking: isAwaited(request, state?.checkedAt, now()),
    mended,
    ...(moreMended > 0 && { moreMended }),
    payouts: payouts.map(toPayout),
  };
}
