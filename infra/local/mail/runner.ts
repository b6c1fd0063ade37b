import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, ScanCommand } from '@aws-sdk/lib-dynamodb';
import { runRepeatedly } from '#infra/local/jobs/run-repeatedly.ts';

const batchSize = 10;
const pauseMs = 250;
const remindersEveryMs = 10_000;
/** Share of a CPU that polling may take, so that a large table doesn't keep the machine busy. */
const pausePerWork = 10;

/** Replaces the stream: the ids of all pending mails, read directly from the table. */
async function pendingIds(dynamo: DynamoDBDocumentClient, TableName: string): Promise<string[]> {
  const ids: string[] = [];
  let from: Record<string, unknown> | undefined;
  do {
    const command = new ScanCommand({
      TableName,
      FilterExpression: '#status = :pending',
      ProjectionExpression: 'id',
      ExpressionAttributeNames: { '#status': 'status' },
      ExpressionAttributeValues: { ':pending': 'pending' },
      ExclusiveStartKey: from,
    });
    const { Items = [], LastEvaluatedKey } = await dynamo.send(command);
    ids.push(...Items.map(({ id }) => String(id)));
    from = LastEvaluatedKey;
  } while (from);
  return ids;
}

/**
 * Runs the send-mail job right away and then four times a second, and queues reminders, as stream and schedules do in the cloud. The
 * environment must be set. Returns a function that stops it.
 */
export async function runMails(outboxTable: string): Promise<() => Promise<void>> {
  const [{ sendMail }, { queueReminders }, { now }] = await Promise.all([
    import('#functions/jobs/send-mail.ts'),
    import('#functions/jobs/queue-reminders.ts'),
    import('#functions/platform/clock.ts'),
  ]);
  const dynamo = DynamoDBDocumentClient.from(new DynamoDBClient({}));
  let remindersAt = 0;
  let lookedMs = 0;

  async function round(stopping: AbortSignal): Promise<void> {
    if (Date.now() >= remindersAt) {
      remindersAt = Date.now() + remindersEveryMs;
      await queueReminders(now());
    }
    const startedAt = Date.now();
    const ids = await pendingIds(dynamo, outboxTable);
    lookedMs = Date.now() - startedAt;
    for (let start = 0; start < ids.length && !stopping.aborted; start += batchSize) {
      await sendMail(ids.slice(start, start + batchSize), now());
    }
  }

  const stop = runRepeatedly('mail', round, () => Math.max(pauseMs, lookedMs * pausePerWork));
  return async () => {
    await stop();
    dynamo.destroy();
  };
}
