import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { addMonth } from '#functions/platform/months.ts';
import { readToken, writeToken } from '#functions/platform/tokens.ts';
import { Problem } from '#shared/api/problem.ts';
import { dayMs } from '#shared/time/durations.ts';
import { dynamo } from './client.ts';
import { withRetry } from './retry.ts';

/** Rows one request reads at most, however few of them a filter lets through. */
const readBudget = 5_000;
/** A query counts as this many at least: a walk over empty months has to end as well. */
const leastReadPerQuery = 100;
const cursorLifeMs = dayMs;

/** A table or an index that is cut into months, walked from one end to the other. */
export interface MonthWalk {
  table: string;
  /** Absent when the table itself is cut into months. */
  index?: string;
  /** The key of the index's table, which every position in the index holds too. */
  idKey?: string;
  partitionKey: string;
  sortKey: string;
  forward: boolean;
  /** `YYYY-MM` of UTC. */
  firstMonth: string;
  lastMonth: string;
}

/** Where the next page begins: after `key` in `month`, or at the month's start. */
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

/** The months of a list from its first to its last that may hold what belongs to the days `from` to `to`. */
export function monthsOf(
  { from, to }: { from?: string | undefined; to?: string | undefined },
  first: string,
  last: string,
): Pick<MonthWalk, 'firstMonth' | 'lastMonth'> {
  // A month more on either side: months are counted in UTC, days in clinic time.
  return {
    firstMonth: from ? later(first, addMonth(from.slice(0, 7), -1)) : first,
    lastMonth: to ? earlier(last, addMonth(to.slice(0, 7), 1)) : last,
  };
}

async function readMonth<Item>(walk: MonthWalk, at: Position, limit: number) {
  const page = await withRetry(() =>
    dynamo.send(
      new QueryCommand({
        TableName: walk.table,
        IndexName: walk.index,
        KeyConditionExpression: '#month = :month',
        ExpressionAttributeNames: { '#month': walk.partitionKey },
        ExpressionAttributeValues: { ':month': at.month },
        ScanIndexForward: walk.forward,
        ExclusiveStartKey: at.key,
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
  // Another list's cursor names keys that this one does not have.
  if (position?.index === index) return position;
  throw new Problem('invalid', 'This page of the list is no longer there. Start again from the first.', {
    fields: { cursor: 'Start again from the first page' },
  });
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
 * A page of what matches, month by month. It may hold fewer than `limit` rows while a cursor leads on: then the read
 * budget ended before the page was full.
 */
export async function walkMonths<Item extends object>(
  walk: MonthWalk,
  { cursor, limit }: { cursor?: string | undefined; limit: number },
  matches: (item: Item) => boolean,
): Promise<Page<Item>> {
  const items: Item[] = [];
  let at = await startOf(walk, cursor);
  let read = 0;
  while (at.month >= walk.firstMonth && at.month <= walk.lastMonth) {
    if (read >= readBudget) return { items, nextCursor: await cursorAt(at) };
    const page = await readMonth<Item>(
      walk,
      at,
      Math.min(readBudget - read, Math.max(limit + 1, leastReadPerQuery)),
    );
    read += Math.max(page.items.length, leastReadPerQuery);
    items.push(...page.items.filter(matches));
    const last = items[limit - 1];
    // One more than asked for proves that another page exists.
    if (last && items.length > limit) {
      const position = positionAfter(last as Record<string, unknown>, walk);
      return { items: items.slice(0, limit), nextCursor: await cursorAt(position) };
    }
    at = page.nextKey
      ? { ...at, key: page.nextKey }
      : { index: at.index, month: addMonth(at.month, walk.forward ? 1 : -1) };
  }
  return { items, nextCursor: null };
}
