import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { dynamo } from '#functions/platform/dynamo/client.ts';
import { withRetry } from '#functions/platform/dynamo/retry.ts';
import { env } from '#functions/platform/env.ts';

const table = env('OUTBOX_TABLE');

/** One page of the schedule's mails that are due, the longest waiting first. */
export function queryDueMails(now: Date, limit: number, from?: Record<string, unknown>) {
  const query = new QueryCommand({
    TableName: table,
    IndexName: 'byNextAttempt',
    KeyConditionExpression: 'queue = :due AND nextAttemptAt <= :now',
    ExpressionAttributeValues: { ':due': 'due', ':now': now.toISOString() },
    Limit: limit,
    ExclusiveStartKey: from,
  });
  return withRetry(() => dynamo.send(query));
}

/**
 * The ids of the schedule's mails that are due, the longest waiting first, in groups that were due in the same minute.
 * @param pageSize how many it reads at a time, and the most that a group can have
 */
export async function* dueMailGroups(now: Date, pageSize: number): AsyncGenerator<string[]> {
  let from: Record<string, unknown> | undefined;
  do {
    const { Items = [], LastEvaluatedKey } = await queryDueMails(now, pageSize, from);
    const minutes = Map.groupBy(Items, ({ nextAttemptAt }) =>
      String(nextAttemptAt).slice(0, 'YYYY-MM-DDTHH:MM'.length),
    );
    for (const items of minutes.values()) yield items.map(({ id }) => String(id));
    from = LastEvaluatedKey;
  } while (from);
}
