import { isDeepStrictEqual } from 'node:util';
import { ScanCommand } from '@aws-sdk/lib-dynamodb';
import { monthOf } from '#functions/closures/store.ts';
import { dynamo } from '#functions/platform/dynamo/client.ts';
import { readItems } from '#functions/platform/dynamo/reads.ts';
import { withRetry } from '#functions/platform/dynamo/retry.ts';
import type { TransactItem } from '#functions/platform/dynamo/transaction.ts';
import { env } from '#functions/platform/env.ts';
import { type TableName, tableShape } from '#infra/config/tables.ts';

/** An item of any table. */
export type Item = Record<string, unknown>;

/** The most that one BatchGetItem takes, so a page of a scan is one lookup in the live table. */
const pageSize = 100;

/** The name of a stage's own table, from the same environment variable that functions read. */
export function liveName(table: TableName): string {
  return env(tableShape(table).env);
}

/** An item's key attributes, which are strings in all of our tables. */
export function keyOf(table: TableName, item: Item): Record<string, string> {
  const { partitionKey, sortKey } = tableShape(table);
  return {
    [partitionKey]: item[partitionKey] as string,
    ...(sortKey && { [sortKey]: item[sortKey] as string }),
  };
}

/** An item's key as one text. */
export function keyText(table: TableName, item: Item): string {
  return Object.values(keyOf(table, item)).join(' ');
}

/** The key of a closure in its table, from its id. */
export function closureKey(id: string): Item {
  return { month: monthOf(id), id };
}

/** Reads a whole table, consistently, a page at a time. */
export async function* scan<Read extends object = Item>(TableName: string): AsyncGenerator<Read[]> {
  let start: Item | undefined;
  do {
    const command = new ScanCommand({
      TableName,
      ConsistentRead: true,
      Limit: pageSize,
      ExclusiveStartKey: start,
    });
    const page = await withRetry(() => dynamo.send(command));
    yield (page.Items ?? []) as Read[];
    start = page.LastEvaluatedKey;
  } while (start);
}

/**
 * Reads the items that have the same keys as these, consistently. Returns them by `keyText`.
 * @param TableName by default, the stage's own table
 */
export async function readByKeys(
  table: TableName,
  items: readonly Item[],
  TableName = liveName(table),
): Promise<Map<string, Item>> {
  const keys = new Map(items.map((item) => [keyText(table, item), keyOf(table, item)]));
  const all = [...keys.values()];
  const found: Item[] = [];
  for (let first = 0; first < all.length; first += pageSize) {
    found.push(...(await readItems<Item>(TableName, all.slice(first, first + pageSize))));
  }
  return new Map(found.map((item) => [keyText(table, item), item]));
}

/** The condition that an item is still as it was read, or still missing if it was. */
export function unlessChanged(table: TableName, read: Item | undefined) {
  if (!read) {
    return {
      ConditionExpression: 'attribute_not_exists(#key)',
      ExpressionAttributeNames: { '#key': tableShape(table).partitionKey },
    };
  }
  // Every attribute, because a write that bypassed the functions may have left the version as it was.
  const entries = Object.entries(read);
  return {
    ConditionExpression: entries.map((_, index) => `#a${index} = :a${index}`).join(' AND '),
    ExpressionAttributeNames: Object.fromEntries(entries.map(([name], index) => [`#a${index}`, name])),
    ExpressionAttributeValues: Object.fromEntries(entries.map(([, value], index) => [`:a${index}`, value])),
  };
}

/** The step that writes an item, unless what was read under its key has changed since. */
export function putStep(table: TableName, item: Item, read: Item | undefined): TransactItem {
  return { Put: { TableName: liveName(table), Item: item, ...unlessChanged(table, read) } };
}

/** Whether two items are equal. */
export function isSame(one: object | undefined, other: object | undefined): boolean {
  return isDeepStrictEqual(one, other);
}

/** Whether DynamoDB may delete an item by now, or has. Expiry goes by real time, not by domain time. */
export function isExpired(table: TableName, item: Item): boolean {
  const { expiresAt } = tableShape(table);
  return expiresAt !== undefined && Number(item[expiresAt] ?? Number.POSITIVE_INFINITY) <= Date.now() / 1000;
}
