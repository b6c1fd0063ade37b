import { GetCommand, QueryCommand, type QueryCommandInput } from '@aws-sdk/lib-dynamodb';
import { dynamo } from './client.ts';
import { withRetry } from './retry.ts';

/**
 * Reads the item under a key; undefined when there is none.
 * @param consistent false costs half as much, where slightly stale data will do
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
