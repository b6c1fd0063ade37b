import { DeleteCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { booksTable } from '#functions/books/state/books-state.ts';
import { mapConcurrently } from '#functions/platform/concurrently.ts';
import { dynamo } from '#functions/platform/dynamo/client.ts';
import { queryPages, readItem } from '#functions/platform/dynamo/reads.ts';
import { withRetry } from '#functions/platform/dynamo/retry.ts';
import { type DatedDifference, type DifferenceItem, entryOf } from './difference-item.ts';

const book = 'differences';
const concurrency = 10;

/** The key of a difference in the table. */
export const differenceKey = (entry: string) => ({ book, entry });

/** Reads a difference by its sort key, consistently. */
export function findDifference(entry: string): Promise<DifferenceItem | undefined> {
  return readItem(booksTable, differenceKey(entry));
}

/** Every difference that was found and has not been settled since, newest day first. */
export function allDifferences(): AsyncGenerator<DifferenceItem[]> {
  return queryPages<DifferenceItem>({
    TableName: booksTable,
    KeyConditionExpression: 'book = :book',
    ExpressionAttributeValues: { ':book': book },
    ScanIndexForward: false,
    // A manager who has just put one away must see it put away.
    ConsistentRead: true,
  });
}

// An update rather than a put: it keeps that an earlier run has alarmed about it, or a manager has put it away.
async function keepDifference(difference: DatedDifference, checkedAt: string): Promise<void> {
  const command = new UpdateCommand({
    TableName: booksTable,
    Key: differenceKey(entryOf(difference)),
    UpdateExpression: 'SET difference = :difference, checkedAt = :checkedAt',
    ExpressionAttributeValues: { ':difference': difference, ':checkedAt': checkedAt },
  });
  await withRetry(() => dynamo.send(command));
}

/**
 * Stores what a run has found.
 * @param checkedAt when the run began
 */
export async function keepDifferences(found: readonly DatedDifference[], checkedAt: string): Promise<void> {
  await mapConcurrently(found, concurrency, (difference) => keepDifference(difference, checkedAt));
}

/** The differences of a day that a run has found. Deletes those that only earlier runs found: they have been settled. */
export async function differencesFoundOn(date: string, checkedAt: string): Promise<DifferenceItem[]> {
  const found: DifferenceItem[] = [];
  const pages = queryPages<DifferenceItem>({
    TableName: booksTable,
    KeyConditionExpression: 'book = :book AND begins_with(entry, :date)',
    ExpressionAttributeValues: { ':book': book, ':date': date },
    ConsistentRead: true,
  });
  for await (const page of pages) {
    found.push(...page.filter((item) => item.checkedAt === checkedAt));
    const settled = page.filter((item) => item.checkedAt < checkedAt);
    await mapConcurrently(settled, concurrency, ({ entry }) =>
      withRetry(() => dynamo.send(new DeleteCommand({ TableName: booksTable, Key: differenceKey(entry) }))),
    );
  }
  return found;
}
