import { GetCommand, QueryCommand, type QueryCommandInput } from '@aws-sdk/lib-dynamodb';
import { dynamo } from './client.ts';
import { withRetry } from './retry.ts';

/**
 * Reads the item under a key; undefined when there is none.
 * @param consistent false halves the price where the state of a moment ago will do
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

/** Reads what a query finds, page by page; each page only when it is needed. */
export async function* queryPages<Item>(query: QueryCommandInput): AsyncGenerator<Item[]> {
  let start: Record<string, unknown> | undefined;
  do {
    const command = new QueryCommand({ ...query, ExclusiveStartKey: start });
    const page = await withRetry(() => dynamo.send(command));
    yield (page.Items ?? []) as Item[];
    start = page.LastEvaluatedKey;
  } while (start);
}
