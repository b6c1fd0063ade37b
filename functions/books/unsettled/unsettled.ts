import { DeleteCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import { booksTable } from '#functions/books/state/books-state.ts';
import { dynamo } from '#functions/platform/dynamo/client.ts';
import { queryPages } from '#functions/platform/dynamo/reads.ts';
import { withRetry } from '#functions/platform/dynamo/retry.ts';

const book = 'unsettled';
const pageSize = 50;
// Sorts before every id.
const beforeAll = ' ';

/** Notes a payment that could not be settled, which the next run tries again. */
export async function keepUnsettled(id: string): Promise<void> {
  const command = new PutCommand({ TableName: booksTable, Item: { book, entry: id } });
  await withRetry(() => dynamo.send(command));
}

/** Removes the note of a payment that has been settled. */
export async function dropUnsettled(id: string): Promise<void> {
  const command = new DeleteCommand({ TableName: booksTable, Key: { book, entry: id } });
  await withRetry(() => dynamo.send(command));
}

/**
 * A page of the payments that earlier runs could not settle.
 * @param id the last one of the page before
 */
export async function unsettledAfter(id = beforeAll): Promise<{ ids: string[]; next: string | undefined }> {
  const pages = queryPages<{ entry: string }>({
    TableName: booksTable,
    KeyConditionExpression: 'book = :book AND entry > :id',
    ExpressionAttributeValues: { ':book': book, ':id': id },
    ConsistentRead: true,
    Limit: pageSize,
  });
  const { value: items = [] } = await pages.next();
  const ids = items.map(({ entry }: { entry: string }) => entry);
  return { ids, next: ids.length < pageSize ? undefined : ids.at(-1) };
}
