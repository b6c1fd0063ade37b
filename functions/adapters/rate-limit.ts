import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { env } from '#functions/core/env.ts';
import { Problem } from '#shared/api/problem.ts';
import { dynamo } from './dynamo.ts';
import { patiently } from './transaction.ts';

const table = env('LIMITS_TABLE');
const minuteMs = 60_000;

/** Counts a try and refuses the one over the limit. Windows are whole minutes of real time. */
export async function limitPerMinute(what: string, who: string, limit: number): Promise<void> {
  const now = Date.now();
  const window = Math.floor(now / minuteMs);
  const { Attributes } = await patiently(() =>
    dynamo.send(
      new UpdateCommand({
        TableName: table,
        Key: { key: `rate#${what}#${who}#${window}` },
        UpdateExpression: 'ADD tries :one SET expiresAt = :expiresAt',
        ExpressionAttributeValues: { ':one': 1, ':expiresAt': (window + 2) * 60 },
        ReturnValues: 'UPDATED_NEW',
      }),
    ),
  );
  if (Number(Attributes?.tries) <= limit) return;
  throw new Problem('too-many', 'That was a lot of tries in one minute. Please wait a moment, or call us.', {
    retryAfterSeconds: Math.ceil(((window + 1) * minuteMs - now) / 1000),
  });
}
