import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { dynamo } from '#functions/platform/dynamo/client.ts';
import { withRetry } from '#functions/platform/dynamo/retry.ts';
import type { AppointmentItem } from './record.ts';
import { appointmentsTable } from './store.ts';

/** More than anybody's history of visits; what one e-mail address gets to see at most. */
const mostShown = 200;

/** The bookings of an e-mail address, latest visit first. */
export async function appointmentsOfEmail(emailKey: string, limit = mostShown): Promise<AppointmentItem[]> {
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
