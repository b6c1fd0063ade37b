import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { dynamo } from '#functions/platform/dynamo/client.ts';
import { withRetry } from '#functions/platform/dynamo/retry.ts';
import { env } from '#functions/platform/env.ts';
import { recordMetric } from '#functions/platform/metric.ts';

const table = env('OUTBOX_TABLE');

/** Records for how many seconds the longest waiting mail has been due; 0 while none is. */
export async function recordOutboxAge(now: Date): Promise<void> {
  const { Items: [oldest] = [] } = await withRetry(() =>
    dynamo.send(
      new QueryCommand({
        TableName: table,
        IndexName: 'byNextAttempt',
        KeyConditionExpression: 'queue = :due AND nextAttemptAt <= :now',
        ExpressionAttributeValues: { ':due': 'due', ':now': now.toISOString() },
        Limit: 1,
      }),
    ),
  );
  const dueSince = oldest ? Date.parse(String(oldest.nextAttemptAt)) : now.getTime();
  recordMetric('OutboxAge', (now.getTime() - dueSince) / 1000);
}
