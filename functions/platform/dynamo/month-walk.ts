import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { addMonth, periodsBetween } from '#functions/platform/months.ts';
import { readToken, writeToken } from '#functions/platform/tokens.ts';
import { invalid } from '#shared/api/problem.ts';
import { dayMs } from '#shared/time/durations.ts';
import { dynamo } from './client.ts';
import { withRetry } from './retry.ts';

/** By default, a request reads at most this many rows, even if few of them match. */
const defaultRows = 5_000;
/** Each query counts as at least this many rows, so that reading empty months also stops. */
const minRowsPerQuery = 100;
const cursorLifeMs = dayMs;

/** A list stored in several partitions of a table or an index. */
interface PartitionedList {
  table: string;
  /** Absent when the table itself has these partitions. */
  index?: string;
  /** The table's own key, which is part of every position in the index. */
  idKey?: string;
  partitionKey: string;
  sortKey: string;
}

/** A list, the order of its partitions, and the order of each one's rows. A partition may occur once in each order. */
export interface PartitionWalk extends PartitionedList {
  partitions: readonly {
    value: string;
    forward: boolean;
    /** Reads only the rows whose sort key is in this range, both ends included. */
    between?: readonly [first: string, last: string];
  }[];
}

/** A list with one partition per month or day, and the order in which to read it. */
export interface RangeWalk extends PartitionedList {
  forward: boolean;
  /** `YYYY-MM`, in UTC, or another period that `step` can increment. */
  first: string;
  last: string;
  /** Returns the next period. Default: the next month. */
  step?: (period: string, by: 1) => string;
  /** The stored name of a period's partition. Default: the period. */
  partitionOf?: (period: string) => string;
}

/** Where the next page starts: after `key` in a partition, or at the partition's start. */
interface Position {
  index: string;
  partition: string;
  forward?: boolean | undefined;
  key?: Record<string, unknown>;
}

interface PageQuery {
  cursor?: string | undefined;
  limit: number;
  /** At most how many rows to read, even if few of them match. */
  rows?: number | undefined;
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
): Pick<RangeWalk, 'first' | 'last'> {
  // Add a month on either side, since months are in UTC and days in clinic time.
  return {
    first: from ? later(first, addMonth(from.slice(0, 7), -1)) : first,
    last: to ? earlier(last, addMonth(to.slice(0, 7), 1)) : last,
  };
}

async function readPartition<Item>(
  walk: PartitionedList,
  { value, forward, between }: PartitionWalk['partitions'][number],
  key: Position['key'],
  limit: number,
) {
  const page = await withRetry(() =>
    dynamo.send(
      new QueryCommand({
        TableName: walk.table,
        IndexName: walk.index,
        KeyConditionExpression: `#partition = :partition${between ? ' AND #sort BETWEEN :first AND :last' : ''}`,
        ExpressionAttributeNames: {
          '#partition': walk.partitionKey,
          ...(between && { '#sort': walk.sortKey }),
        },
        ExpressionAttributeValues: {
          ':partition': value,
          ...(between && { ':first': between[0], ':last': between[1] }),
        },
        ScanIndexForward: forward,
        ExclusiveStartKey: key,
        Limit: limit,
      }),
    ),
  );
  return { items: (page.Items ?? []) as Item[], nextKey: page.LastEvaluatedKey };
}

function indexOf({ table, index }: PartitionedList): string {
  return index ? `${table}/${index}` : table;
}

async function startOf(walk: PartitionWalk, cursor: string | undefined): Promise<Omit<Position, 'index'>> {
  if (!cursor) return { partition: walk.partitions[0]?.value ?? '' };
  const text = await readToken('cursor', cursor);
  const position = text === undefined ? undefined : (JSON.parse(text) as Position);
  // Refuse a cursor of another list, since this list doesn't have its keys.
  if (position?.index === indexOf(walk)) return position;
  const again = 'Start again from the first page';
  throw invalid('cursor', again, `That page of the list is no longer available. ${again}.`);
}

function cursorFor(position: Position): Promise<string> {
  return writeToken('cursor', JSON.stringify(position), new Date(Date.now() + cursorLifeMs));
}

function positionAfter(
  { item, forward }: { item: object; forward: boolean },
  walk: PartitionedList,
): Position {
  const { idKey, partitionKey, sortKey } = walk;
  const row = item as Record<string, unknown>;
  const names = idKey ? [idKey, partitionKey, sortKey] : [partitionKey, sortKey];
  const key = Object.fromEntries(names.map((name) => [name, row[name]]));
  return { index: indexOf(walk), partition: String(row[partitionKey]), forward, key };
}

/**
 * Reads a page of the rows that match, partition by partition. Reads at most `rows` rows, so a page before the last
 * one may have fewer than `limit` rows. Throws `invalid` for another list's cursor or an expired one.
 */
export async function walkPartitions<Item extends object>(
  walk: PartitionWalk,
  { cursor, limit, rows: budget = defaultRows }: PageQuery,
  matches: (item: Item) => boolean,
): Promise<Page<Item>> {
  const found: { item: Item; forward: boolean }[] = [];
  const pageOf = (nextCursor: string | null) => ({
    items: found.slice(0, limit).map(({ item }) => item),
    nextCursor,
  });
  const start = await startOf(walk, cursor);
  const index = indexOf(walk);
  const first = walk.partitions.findIndex(
    ({ value, forward }) => value === start.partition && forward === (start.forward ?? forward),
  );
  let read = 0;
  // A cursor's partition may be outside the list if the filters have changed since.
  for (const [place, partition] of first < 0 ? [] : walk.partitions.slice(first).entries()) {
    const { value, forward } = partition;
    let key = place === 0 ? start.key : undefined;
    do {
      const position = { index, partition: value, forward, ...(key && { key }) };
      if (read >= budget) return pageOf(await cursorFor(position));
      const rows = Math.min(budget - read, Math.max(limit + 1, minRowsPerQuery));
      const page = await readPartition<Item>(walk, partition, key, rows);
      read += Math.max(page.items.length, minRowsPerQuery);
      found.push(...page.items.filter(matches).map((item) => ({ item, forward })));
      const last = found[limit - 1];
      // One row more than requested proves that there is another page.
      if (last && found.length > limit) return pageOf(await cursorFor(positionAfter(last, walk)));
      key = page.nextKey;
    } while (key);
  }
  return pageOf(null);
}

/** Reads a page like `walkPartitions`, of a list with one partition per month or day. */
export function walkRange<Item extends object>(
  { first, last, step, partitionOf = (period) => period, forward, ...list }: RangeWalk,
  page: PageQuery,
  matches: (item: Item) => boolean,
): Promise<Page<Item>> {
  const periods = periodsBetween(first, last, step);
  if (!forward) periods.reverse();
  const partitions = periods.map((period) => ({ value: partitionOf(period), forward }));
  return walkPartitions({ ...list, partitions }, page, matches);
}
