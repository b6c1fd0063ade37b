import type { EventEmitter } from 'node:events';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, ScanCommand } from '@aws-sdk/lib-dynamodb';
import { runRepeatedly } from '#infra/local/jobs/run-repeatedly.ts';
import { minuteMs } from '#shared/time/durations.ts';

const batchSize = 10;
/** The usual pause before looking again for new mails, and for mails that are due again. */
const pauseMs = 1_000;
/** How often to queue reminders and other mails that have become due. */
const queueEveryMs = minuteMs;
/** Pause at least ten times as long as the last look took, so that a large table doesn't keep the machine busy. */
const pausePerWork = 10;

/**
 * The ids of all pending mails that are new or due, longest waiting first. Scanning the table for them replaces the
 * stream and the schedule of the cloud.
 */
async function dueIds(dynamo: DynamoDBDocumentClient, TableName: string, now: Date): Promise<string[]> {
  const found: Record<string, string>[] = [];
  let from: Record<string, unknown> | undefined;
  do {
    const command = new ScanCommand({
      TableName,
      FilterExpression: '#status = :pending AND (attempts = :none OR nextAttemptAt <= :now)',
      ProjectionExpression: 'id, nextAttemptAt',
      ExpressionAttributeNames: { '#status': 'status' },
      ExpressionAttributeValues: { ':pending': 'pending', ':none': 0, ':now': now.toISOString() },
      ExclusiveStartKey: from,
    });
    const { Items = [], LastEvaluatedKey } = await dynamo.send(command);
    found.push(...Items);
    from = LastEvaluatedKey;
  } while (from);
  const since = ({ nextAttemptAt = '' }: Record<string, string>) => nextAttemptAt;
  return found.toSorted((a, b) => since(a).localeCompare(since(b))).map(({ id }) => String(id));
}

/**
 * Runs the send-mail job right away, at each write and once a second. Every minute, also queues the reminders and
 * other mails that are due by then. In the cloud, streams and schedules do this. The environment must be set.
 * Returns a function that stops it.
 */
export async function runMails(outboxTable: string, writes: EventEmitter): Promise<() => Promise<void>> {
  const [{ sendMail }, { queueDue }, { now }] = await Promise.all([
    import('#functions/jobs/send-mail.ts'),
    import('#functions/jobs/queue-reminders.ts'),
    import('#functions/platform/clock.ts'),
  ]);
  const dynamo = DynamoDBDocumentClient.from(new DynamoDBClient({}));
  let queueAt = 0;
  let lookedMs = 0;

  async function round(stopping: AbortSignal): Promise<void> {
    if (Date.now() >= queueAt) {
      queueAt = Date.now() + queueEveryMs;
      await queueDue(now());
    }
    const startedAt = Date.now();
    const ids = await dueIds(dynamo, outboxTable, now());
    lookedMs = Date.now() - startedAt;
    for (let start = 0; start < ids.length && !stopping.aborted; start += batchSize) {
      await sendMail(ids.slice(start, start + batchSize), now());
    }
  }

  const stop = runRepeatedly('mail', round, {
    pauseMs: () => pauseMs,
    leastPauseMs: () => lookedMs * pausePerWork,
    writes,
  });
  return async () => {
    await stop();
    dynamo.destroy();
  };
}
