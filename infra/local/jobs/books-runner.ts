import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, GetCommand } from '@aws-sdk/lib-dynamodb';
import { minuteMs } from '#shared/time/durations.ts';
import { runRepeatedly } from './run-repeatedly.ts';

const everyMs = 15 * minuteMs;
const lookEveryMs = 500;

/**
 * Runs the reconcile job right away, then every 15 minutes and whenever the request in the table is new, as schedule and
 * stream do in the cloud. The environment must be set. Returns a function that stops it.
 */
export async function runBooks(booksTable: string): Promise<() => Promise<void>> {
  const { checkBooks } = await import('#functions/jobs/reconcile.ts');
  const dynamo = DynamoDBDocumentClient.from(new DynamoDBClient({}));
  const command = new GetCommand({
    TableName: booksTable,
    Key: { book: 'request', entry: 'request' },
    ConsistentRead: true,
  });
  let nextAt = 0;
  let lastRequest: string | undefined;

  async function round(stopping: AbortSignal): Promise<void> {
    const requestedAt = (await dynamo.send(command)).Item?.requestedAt;
    if (Date.now() < nextAt && requestedAt === lastRequest) return;
    nextAt = Date.now() + everyMs;
    lastRequest = requestedAt;
    await checkBooks(
      () => new Date(),
      () => stopping.aborted,
    );
  }

  const stop = runRepeatedly('books', round, () => lookEveryMs);
  return async () => {
    await stop();
    dynamo.destroy();
  };
}
