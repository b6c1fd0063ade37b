import {
  BatchGetCommand,
  GetCommand,
  PutCommand,
  type PutCommandInput,
  QueryCommand,
  type QueryCommandInput,
  UpdateCommand,
  type UpdateCommandInput,
  type UpdateCommandOutput,
} from '@aws-sdk/lib-dynamodb';
import { dynamo } from './client.ts';
import { conditionalWrite, Throttled, withRetry } from './retry.ts';

/**
 * Reads the item under a key; undefined when there is none.
 * @param consistent false costs half as much, but the result may be slightly stale
 */
export async function readItem<Item>(
  TableName: string,
  Key: Record<string, string>,
  { consistent = true } = {},
): Promise<Item | undefined> {
  const command = new GetCommand({ TableName, Key, ConsistentRead: consistent });
  const { Item } = await withRetry(() => dynamo.send(command));
  return Item as Item | undefined;
}

/** DynamoDB reads at most this many keys in one call. */
const maxBatch = 100;

async function readBatch<Item>(TableName: string, keys: Record<string, string>[], ConsistentRead: boolean) {
  const items: Item[] = [];
  let remaining: Record<string, unknown>[] = keys;
  await withRetry(async () => {
    const command = new BatchGetCommand({
      RequestItems: { [TableName]: { Keys: remaining, ConsistentRead } },
    });
    const { Responses = {}, UnprocessedKeys = {} } = await dynamo.send(command);
    items.push(...((Responses[TableName] ?? []) as Item[]));
    remaining = UnprocessedKeys[TableName]?.Keys ?? [];
    // DynamoDB reports keys that it had no capacity for as unprocessed, without an error, if it could read any others.
    if (remaining.length > 0) throw new Throttled();
  });
  return items;
}

/**
 * Reads the items under these keys, which must be distinct. The order of the result is arbitrary.
 * @param consistent false costs half as much, but the result may be slightly stale
 */
export async function readItems<Item>(
  TableName: string,
  keys: Record<string, string>[],
  { consistent = true } = {},
): Promise<Item[]> {
  const batches = Array.from({ length: Math.ceil(keys.length / maxBatch) }, (_, index) =>
    readBatch<Item>(TableName, keys.slice(index * maxBatch, (index + 1) * maxBatch), consistent),
  );
  return (await Promise.all(batches)).flat();
}

/** Reads a query's results page by page, fetching each page only when it's needed. */
export async function* queryPages<Item>(query: QueryCommandInput): AsyncGenerator<Item[]> {
  let start: Record<string, unknown> | undefined;
  do {
    const command = new QueryCommand({ ...query, ExclusiveStartKey: start });
    const page = await withRetry(() => dynamo.send(command));
    yield (page.Items ?? []) as Item[];
    start = page.LastEvaluatedKey;
  } while (start);
}

/** Reads all of a query's results. */
export async function queryAll<Item>(query: QueryCommandInput): Promise<Item[]> {
  const items: Item[] = [];
  for await (const page of queryPages<Item>(query)) items.push(...page);
  return items;
}

/** Stores an item, replacing any item with the same key. */
export async function putItem(TableName: string, Item: object): Promise<void> {
  await withRetry(() => dynamo.send(new PutCommand({ TableName, Item })));
}

/** Stores an item. Returns whether its condition held; otherwise, nothing was written. */
export async function putItemIf(put: PutCommandInput): Promise<boolean> {
  return (await conditionalWrite(() => dynamo.send(new PutCommand(put)))) !== undefined;
}

/** Updates an item. Returns undefined if the condition failed and nothing was written. */
export function updateItem(update: UpdateCommandInput): Promise<UpdateCommandOutput | undefined> {
  return conditionalWrite(() => dynamo.send(new UpdateCommand(update)));
}
