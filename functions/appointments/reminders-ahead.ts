import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { dynamo } from '#functions/platform/dynamo/client.ts';
import { withRetry } from '#functions/platform/dynamo/retry.ts';
import { reminderId } from './mails.ts';
import { type AppointmentItem, isDisowned } from './record.ts';
import { reminderHorizonMs, remindersBefore } from './reminders.ts';
import { appointmentsTable } from './store.ts';

/** More than anyone can keep in a day. */
const maxRead = 100;

/** The mail ids of the reminders that an email address (lower case) is to get before an instant. */
export async function reminderIdsAhead(emailKey: string, now: Date, until: Date): Promise<string[]> {
  const query = new QueryCommand({
    TableName: appointmentsTable,
    IndexName: 'byEmail',
    KeyConditionExpression: 'emailKey = :email AND startsAt BETWEEN :now AND :last',
    ExpressionAttributeValues: {
      ':email': emailKey,
      ':now': now.toISOString(),
      ':last': new Date(until.getTime() + reminderHorizonMs).toISOString(),
    },
    Limit: maxRead,
  });
  const { Items = [] } = await withRetry(() => dynamo.send(query));
  const reminded = (Items as AppointmentItem[]).filter((item) => !isDisowned(item));
  return reminded.flatMap((appointment) => {
    const { confirmationNumber, startsAt } = appointment;
    const kinds = remindersBefore(appointment, now, until);
    return kinds.map((kind) => reminderId({ confirmationNumber, startsAt, kind }));
  });
}
