import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { dynamo } from '#functions/platform/dynamo/client.ts';
import { withRetry } from '#functions/platform/dynamo/retry.ts';
import type { AppointmentItem } from './record.ts';
import { appointmentsTable } from './store.ts';

/** More than any patient's history. */
const maxShown = 200;

/** Reads the appointments of an email address (lower case), latest start first. */
export async function appointmentsOfEmail(emailKey: string, limit = maxShown): Promise<AppointmentItem[]> {
  const { Items = [] } = await withRetry(() =>
    dynamo.send(
      new QueryCommand({
        TableName: appointmentsTable,
        IndexName: 'byEmail',
        KeyConditionExpression: 'emailKey = :email',
        ExpressionAttributeValues: { ':email': emailKey },
        ScanIndexForward: false,
        Limit: limit,
      }),
    ),
  );
  return Items as AppointmentItem[];
}
