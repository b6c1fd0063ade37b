import { env } from '#functions/platform/env.ts';
import { required } from '#shared/required.ts';
import { queryPages } from './items.ts';
import type { TransactItem } from './transaction.ts';

const table = env('STATS_TABLE');

// A month's counts are split over this many items: in a single item, any two simultaneous writes would conflict.
const shards = 8;

/** The shard of a month's counter in which an id is counted. */
function partOf(createdMonth: string, id: string): string {
  const shard = required(id.codePointAt(id.length - 1), 'the last character of an id') % shards;
  return `${createdMonth}#${shard}`;
}

/**
 * The step that adds these changes to the counts of a record's month, such as `{ confirmed: -1, cancelled: 1 }`.
 * @param counter the name of the counter, such as `payments`
 */
export function moveCounters(
  counter: string,
  { createdMonth, id }: { createdMonth: string; id: string },
  changes: Readonly<Record<string, number>>,
): TransactItem {
  const entries = Object.entries(changes);
  return {
    Update: {
      TableName: table,
      Key: { counter, part: partOf(createdMonth, id) },
      UpdateExpression: `ADD ${entries.map((_, index) => `#name${index} :by${index}`).join(', ')}`,
      ExpressionAttributeNames: Object.fromEntries(entries.map(([name], index) => [`#name${index}`, name])),
      ExpressionAttributeValues: Object.fromEntries(entries.map(([, by], index) => [`:by${index}`, by])),
    },
  };
}

type CounterItem = Record<string, unknown>;

async function* counterItems(counter: string, limit?: number): AsyncGenerator<CounterItem> {
  const pages = queryPages<CounterItem>({
    TableName: table,
    KeyConditionExpression: '#counter = :counter',
    ExpressionAttributeNames: { '#counter': 'counter' },
    ExpressionAttributeValues: { ':counter': counter },
    Limit: limit,
  });
  for await (const page of pages) yield* page;
}

/** The sums over all months, by name. Decades of months fit in one query. */
export async function readCounters<Name extends string>(
  counter: string,
  names: readonly Name[],
): Promise<Record<Name, number>> {
  const sums = Object.fromEntries(names.map((name) => [name, 0])) as Record<Name, number>;
  for await (const item of counterItems(counter)) {
    for (const name of names) sums[name] += Number(item[name] ?? 0);
  }
  return sums;
}

/** `YYYY-MM` of the first record ever counted; undefined while there is none. */
export async function firstMonth(counter: string): Promise<string | undefined> {
  for await (const item of counterItems(counter, 1)) return String(item.part).slice(0, 7);
  return undefined;
}
