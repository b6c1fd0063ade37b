import { env } from '#functions/platform/env.ts';
import { queryPages } from './reads.ts';
import type { TransactItem } from './transaction.ts';

const table = env('STATS_TABLE');

// One item for all would make every booking of the valley collide with every other.
const shards = 8;

/** What is counted together: all bookings, all payments. */
export type Counter = 'appointments' | 'payments';

function partOf(createdMonth: string, id: string): string {
  const shard = (id.codePointAt(id.length - 1) ?? 0) % shards;
  return `${createdMonth}#${shard}`;
}

/** The step that moves the counters of something's month: `{ confirmed: -1, cancelled: 1 }`. */
export function moveCounters(
  counter: Counter,
  { createdMonth, id }: { createdMonth: string; id: string },
  changes: Readonly<Record<string, number>>,
): TransactItem {
  const entries = Object.entries(changes);
  return {
    Update: {
      TableName: table,
      Key: { counter, part: partOf(createdMonth, id) },
      UpdateExpression: `ADD ${entries.map((_, at) => `#name${at} :by${at}`).join(', ')}`,
      ExpressionAttributeNames: Object.fromEntries(entries.map(([name], at) => [`#name${at}`, name])),
      ExpressionAttributeValues: Object.fromEntries(entries.map(([, by], at) => [`:by${at}`, by])),
    },
  };
}

/** One part of a counter: of a month, and a shard of it. */
type CounterItem = Record<string, unknown>;

async function* counterItems(counter: Counter, limit?: number): AsyncGenerator<CounterItem> {
  const pages = queryPages<CounterItem>({
    TableName: table,
    KeyConditionExpression: '#counter = :counter',
    ExpressionAttributeNames: { '#counter': 'counter' },
    ExpressionAttributeValues: { ':counter': counter },
    Limit: limit,
  });
  for await (const page of pages) yield* page;
}

/** The sums of these counters over all months. They fit one query for decades. */
export async function readCounters<Name extends string>(
  counter: Counter,
  names: readonly Name[],
): Promise<Record<Name, number>> {
  const sums = Object.fromEntries(names.map((name) => [name, 0])) as Record<Name, number>;
  for await (const item of counterItems(counter)) {
    for (const name of names) sums[name] += Number(item[name] ?? 0);
  }
  return sums;
}

/** `YYYY-MM` of the first thing ever counted, or undefined while there is none. */
export async function firstMonth(counter: Counter): Promise<string | undefined> {
  for await (const item of counterItems(counter, 1)) return String(item.part).slice(0, 7);
  return undefined;
}
