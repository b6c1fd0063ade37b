import { isDeepStrictEqual } from 'node:util';
import { ScanCommand } from '@aws-sdk/lib-dynamodb';
import { dynamo } from '#functions/platform/dynamo/client.ts';
import { readItems } from '#functions/platform/dynamo/items.ts';
import { withRetry } from '#functions/platform/dynamo/retry.ts';
import { env } from '#functions/platform/env.ts';
import { type TableName, tableShape } from '#infra/config/tables.ts';

/** An item of any table. */
export type Item = Record<string, unknown>;

/**
 * The page size of a scan: the limit of one BatchGetItem, so that a single one finds a page's items in another table.
 */
const pageSize = 100;

/** A live table's name, from the environment variable that functions read. */
export function liveName(table: TableName): string {
  return env(tableShape(table).env);
}

/** An item's key attributes, which are strings in all of our tables. */
export function keyOf(table: TableName, item: Item): Record<string, string> {
  const { partitionKey, sortKey = partitionKey } = tableShape(table);
  return { [partitionKey]: String(item[partitionKey]), [sortKey]: String(item[sortKey]) };
}

/** An item's key as one text, for the report and for the command line. */
export function nameOf(table: TableName, item: Item): string {
  const [partition = '', sort = partition] = Object.values(keyOf(table, item));
  return sort.startsWith(partition) ? sort : `${partition}/${sort}`;
}

/** Reads a whole table, consistently, a page at a time. */
export async function* scan<Read extends object = Item>(TableName: string): AsyncGenerator<Read[]> {
  let ExclusiveStartKey: Item | undefined;
  do {
    const command = new ScanCommand({ TableName, ConsistentRead: true, Limit: pageSize, ExclusiveStartKey });
    const page = await withRetry(() => dynamo.send(command));
    yield (page.Items ?? []) as Read[];
    ExclusiveStartKey = page.LastEvaluatedKey;
  } while (ExclusiveStartKey);
}

/** Reads a whole table like `scan`, item by item. */
export async function* allItems<Read extends object = Item>(TableName: string): AsyncGenerator<Read> {
  for await (const page of scan<Read>(TableName)) yield* page;
}

/**
 * Reads the items with the same keys as these, consistently. Returns them by `nameOf`.
 * @param TableName the name of a live table or of a copy; undefined if there is no copy
 */
export async function readByKeys(
  table: TableName,
  items: readonly Item[],
  TableName: string | undefined,
): Promise<Map<string, Item>> {
  const keys = new Map(items.map((item) => [nameOf(table, item), keyOf(table, item)]));
  const found = TableName ? await readItems<Item>(TableName, [...keys.values()]) : [];
  return new Map(found.map((item) => [nameOf(table, item), item]));
}

/** The condition for a write that the item is unchanged since it was read, or still missing if `read` is undefined. */
export function unlessChanged(table: TableName, read: Item | undefined) {
  // Compare every attribute, because a script may have left the version unchanged.
  const entries = Object.entries(read ?? { [tableShape(table).partitionKey]: undefined });
  const condition = (_: unknown, index: number) => `#a${index} = :a${index}`;
  return {
    ConditionExpression: read ? entries.map(condition).join(' AND ') : 'attribute_not_exists(#a0)',
    ExpressionAttributeNames: Object.fromEntries(entries.map(([name], index) => [`#a${index}`, name])),
    ...(read && {
      ExpressionAttributeValues: Object.fromEntries(entries.map(([, value], index) => [`:a${index}`, value])),
    }),
  };
}

/** The names of the attributes that differ, except the version, which a restore changes. */
export function differences(one: Item, other: Item): string[] {
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...names].filter((name) => name !== 'version' && !isDeepStrictEqual(one[name], other[name])).sort();
}
