import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { dynamo } from '#functions/platform/dynamo/client.ts';
import { readItem } from '#functions/platform/dynamo/reads.ts';
import { conditionalWrite } from '#functions/platform/dynamo/retry.ts';
import { minuteMs } from '#shared/time/durations.ts';
import { booksTable } from './state/books-state.ts';

/** The request to check now. The table's stream reports its write to the job. */
export interface BooksRequest {
  book: 'request';
  entry: 'request';
  requestedAt: string;
}

const key = { book: 'request', entry: 'request' } as const;

/** After this, a check that has not finished can be asked for again. */
const givenUpAfterMs = 15 * minuteMs;

export function readRequest(): Promise<BooksRequest | undefined> {
  return readItem(booksTable, key);
}

/** Whether a check was asked for that no finished run has made. */
export function isRequestOpen(request: BooksRequest | undefined, checkedAt: string | undefined): boolean {
  return request !== undefined && request.requestedAt > (checkedAt ?? '');
}

/** Whether a check that was asked for may still be coming. */
export function isAwaited(
  request: BooksRequest | undefined,
  checkedAt: string | undefined,
  now: Date,
): boolean {
  return (
    isRequestOpen(request, checkedAt) &&
    Date.parse(request?.requestedAt ?? '') > now.getTime() - givenUpAfterMs
  );
}

/** Asks for a check, unless one was asked for and is still to come. */
export async function requestCheck(checkedAt: string | undefined, now: Date): Promise<void> {
  const givenUpBefore = new Date(now.getTime() - givenUpAfterMs).toISOString();
  const Item: BooksRequest = { ...key, requestedAt: now.toISOString() };
  const command = new PutCommand({
    TableName: booksTable,
    Item,
    ConditionExpression:
      'attribute_not_exists(book) OR requestedAt <= :done OR requestedAt <= :givenUpBefore',
    ExpressionAttributeValues: { ':done': checkedAt ?? '', ':givenUpBefore': givenUpBefore },
  });
  await conditionalWrite(() => dynamo.send(command));
}
