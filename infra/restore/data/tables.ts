import { isDeepStrictEqual } from 'node:util';
import { BatchGetCommand, ScanCommand } from '@aws-sdk/lib-dynamodb';
import { dynamo } from '#functions/platform/dynamo/client.ts';
import { withRetry } from '#functions/platform/dynamo/retry.ts';
import type { TransactItem } from '#functions/platform/dynamo/transaction.ts';
import { env } from '#functions/platform/env.ts';
import { type TableName, tableShape } from '#infra/policy/tables.ts';

/** An item of any table. */
export type Item = Record<string, unknown>;

/** The most that one BatchGetItem takes, so a page of a scan is one lookup in the live table. */
const pageSize = 100;

/** The name of a stage's own table, which the environment holds as it does for functions. */
export function liveName(table: TableName): string {
  return env(tableShape(table).env);
}

/** The key attributes of an item, and nothing else of it. */
export function keyOf(table: TableName, item: Item): Item {
  const { partitionKey, sortKey } = tableShape(table);
  return { [partitionKey]: item[partitionKey], ...(sortKey && { [sortKey]: item[sortKey] }) };
}

/** The key of an item as one text. */
export function keyText(table: TableName, item: Item): string {
  return Object.values(keyOf(table, item)).join(' ');
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

async function readBatch(TableName: string, keys: readonly Item[]): Promise<Item[]> {
  const found: Item[] = [];
  let Keys: Item[] = [...keys];
  while (Keys.length > 0) {
    const command = new BatchGetCommand({ RequestItems: { [TableName]: { Keys, ConsistentRead: true } } });
    const { Responses, UnprocessedKeys } = await withRetry(() => dynamo.send(command));
    found.push(...(Responses?.[TableName] ?? []));
    Keys = UnprocessedKeys?.[TableName]?.Keys ?? [];
  }
  return found;
}

/**
 * Reads the items with the same keys as these, consistently. By the text of their keys.
 * @param TableName by default the stage's own table
 */
export async function readSame(
  table: TableName,
  items: readonly Item[],
  TableName = liveName(table),
): Promise<Map<string, Item>> {
  const keys = new Map(items.map((item) => [keyText(table, item), keyOf(table, item)]));
  const all = [...keys.values()];
  const found: Item[] = [];
  for (let first = 0; first < all.length; first += pageSize) {
    found.push(...(await readBatch(TableName, all.slice(first, first + pageSize))));
  }
  return new Map(found.map((item) => [keyText(table, item), item]));
}

/** The condition that an item is still as it was read (undefined: still missing). */
export function unlessChanged(table: TableName, read: Item | undefined) {
  if (!read) {
    return {
      ConditionExpression: 'attribute_not_exists(#key)',
      ExpressionAttributeNames: { '#key': tableShape(table).partitionKey },
    };
  }
  // Every attribute: a version alone says nothing once something has written past the functions.
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

/** Whether two items say the same. */
export function isSame(one: Item | undefined, other: Item | undefined): boolean {
  return isDeepStrictEqual(one, other);
}

/** Whether DynamoDB may delete an item by now, or has. Real time, which expiry is set by. */
export function isExpired(table: TableName, item: Item): boolean {
  const { expiresAt } = tableShape(table);
  return expiresAt !== undefined && Number(item[expiresAt] ?? Number.POSITIVE_INFINITY) <= Date.now() / 1000;
}
