import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { addMonth } from '#functions/platform/months.ts';
import { readToken, writeToken } from '#functions/platform/tokens.ts';
import { Problem } from '#shared/api/problem.ts';
import { dayMs } from '#shared/time/durations.ts';
import { dynamo } from './client.ts';
import { withRetry } from './retry.ts';

/** A request reads at most this many rows, however few of them match. */
const readBudget = 5_000;
/** A query counts as at least this many rows, so that a walk over empty months also ends. */
const minRowsPerQuery = 100;
const cursorLifeMs = dayMs;

/** A list kept in a table or an index that has one partition per month, and the order in which to read it. */
export interface MonthWalk {
  table: string;
  /** Absent when the table itself has a partition per month. */
  index?: string;
  /** The key of the table behind the index, which is part of every position in the index. */
  idKey?: string;
  partitionKey: string;
  sortKey: string;
  forward: boolean;
  /** `YYYY-MM`, in UTC. */
  firstMonth: string;
  lastMonth: string;
}

/** The start of the next page: after `key` in `month`, or at the start of the month. */
interface Position {
  index: string;
  month: string;
  key?: Record<string, unknown>;
}

export interface Page<Item> {
  items: Item[];
  nextCursor: string | null;
}

const earlier = (a: string, b: string) => (a < b ? a : b);
const later = (a: string, b: string) => (a > b ? a : b);

/** The months, between a list's first and last, that may hold rows for the days `from` to `to`. */
export function monthsOf(
  { from, to }: { from?: string | undefined; to?: string | undefined },
  first: string,
  last: string,
): Pick<MonthWalk, 'firstMonth' | 'lastMonth'> {
  // One extra month on either side, since months are in UTC and days in clinic time.
  return {
    firstMonth: from ? later(first, addMonth(from.slice(0, 7), -1)) : first,
    lastMonth: to ? earlier(last, addMonth(to.slice(0, 7), 1)) : last,
  };
}

async function readMonth<Item>(walk: MonthWalk, { month, key }: Position, limit: number) {
  const page = await withRetry(() =>
    dynamo.send(
      new QueryCommand({
        TableName: walk.table,
        IndexName: walk.index,
        KeyConditionExpression: '#month = :month',
        ExpressionAttributeNames: { '#month': walk.partitionKey },
        ExpressionAttributeValues: { ':month': month },
        ScanIndexForward: walk.forward,
        ExclusiveStartKey: key,
        Limit: limit,
      }),
    ),
  );
  return { items: (page.Items ?? []) as Item[], nextKey: page.LastEvaluatedKey };
}

function indexOf({ table, index }: MonthWalk): string {
  return index ? `${table}/${index}` : table;
}

async function startOf(walk: MonthWalk, cursor: string | undefined): Promise<Position> {
  const index = indexOf(walk);
  if (!cursor) return { index, month: walk.forward ? walk.firstMonth : walk.lastMonth };
  const text = await readToken('cursor', cursor);
  const position = text === undefined ? undefined : (JSON.parse(text) as Position);
  // Another list's cursor has keys that this list doesn't have.
  if (position?.index === index) return position;
  throw new Problem(
    'invalid',
    'That page of the list is no longer available. Start again from the first page.',
    {
      fields: { cursor: 'Start again from the first page' },
    },
  );
}

function cursorAt(position: Position): Promise<string> {
  return writeToken('cursor', JSON.stringify(position), new Date(Date.now() + cursorLifeMs));
}

function positionAfter(item: Record<string, unknown>, walk: MonthWalk): Position {
  const { idKey, partitionKey, sortKey } = walk;
  const names = idKey ? [idKey, partitionKey, sortKey] : [partitionKey, sortKey];
  const key = Object.fromEntries(names.map((name) => [name, item[name]]));
  return { index: indexOf(walk), month: String(item[partitionKey]), key };
}

/**
 * Reads a page of the rows that match, month by month. A page with a cursor holds fewer than `limit` rows if the read
 * budget ran out before the page was full. Throws `invalid` for another list's cursor or an expired one.
 */
export async function walkMonths<Item extends object>(
  walk: MonthWalk,
  { cursor, limit }: { cursor?: string | undefined; limit: number },
  matches: (item: Item) => boolean,
): Promise<Page<Item>> {
  const items: Item[] = [];
  let position = await startOf(walk, cursor);
  let read = 0;
  while (position.month >= walk.firstMonth && position.month <= walk.lastMonth) {
    if (read >= readBudget) return { items, nextCursor: await cursorAt(position) };
    const page = await readMonth<Item>(
      walk,
      position,
      Math.min(readBudget - read, Math.max(limit + 1, minRowsPerQuery)),
    );
    read += Math.max(page.items.length, minRowsPerQuery);
    items.push(...page.items.filter(matches));
    const last = items[limit - 1];
    // One row more than requested proves that there is another page.
    if (last && items.length > limit) {
      const next = positionAfter(last as Record<string, unknown>, walk);
      return { items: items.slice(0, limit), nextCursor: await cursorAt(next) };
    }
    position = page.nextKey
      ? { ...position, key: page.nextKey }
      : { index: position.index, month: addMonth(position.month, walk.forward ? 1 : -1) };
  }
  return { items, nextCursor: null };
}
