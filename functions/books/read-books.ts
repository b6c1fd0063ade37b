import { now } from '#functions/platform/clock.ts';
import { queryPages } from '#functions/platform/dynamo/reads.ts';
import type { ReplyBodyOf } from '#shared/api/route.ts';
import type { bookRoutes } from '#shared/books/routes.ts';
import { type DayLine, toBookDay } from './compare/day-line.ts';
import { type PayoutItem, toPayout } from './payouts/payout-item.ts';
import { isAwaited, readRequest } from './request.ts';
import { booksTable, readState } from './state/books-state.ts';

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

/** The books of these days as an admin sees them, newest first. */
export async function readBooks(
  days: Days,
): Promise<ReplyBodyOf<(typeof bookRoutes)['GET /api/reconciliation']>> {
  const [state, request, lines, payouts] = await Promise.all([
    readState(),
    readRequest(),
    linesOf(days),
    payoutsOf(days),
  ]);
  return {
    days: lines.map(toBookDay),
    checkedAt: state?.checkedAt ?? null,
    isChecking: isAwaited(request, state?.checkedAt, now()),
    mended: state?.mended ?? [],
    ...(state?.moreMended && { moreMended: state.moreMended }),
    payouts: payouts.map(toPayout),
  };
}
