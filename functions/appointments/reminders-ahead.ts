import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import type { ReminderAhead } from '#functions/mail/budget/day-budget.ts';
import { dynamo } from '#functions/platform/dynamo/client.ts';
import { withRetry } from '#functions/platform/dynamo/retry.ts';
import { firstClientOf } from './first-client.ts';
import { appointmentsOfEmail } from './list-by-email.ts';
import { reminderId } from './mails.ts';
import { type AppointmentItem, isDisowned } from './record.ts';
import { reminderHorizonMs, remindersBefore } from './reminders.ts';
import { appointmentsTable } from './store.ts';

/** More than anyone can keep in a day. */
const maxRead = 100;

async function upcomingAppointments(emailKey: string, now: Date, until: Date): Promise<AppointmentItem[]> {
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
  return Items as AppointmentItem[];
}

/** The reminders that an email address (lower case) is to get before an instant. */
export async function remindersAhead(emailKey: string, now: Date, until: Date): Promise<ReminderAhead[]> {
  const [upcoming, all] = await Promise.all([
    upcomingAppointments(emailKey, now, until),
    appointmentsOfEmail(emailKey),
  ]);
  const firstClient = firstClientOf(all);
  return upcoming
    .filter((item) => !isDisowned(item))
    .flatMap((item) => {
      const { confirmationNumber, startsAt, clientKey } = item;
      const kinds = remindersBefore(item, now, until);
      const isOwn = clientKey === firstClient;
      return kinds.map((kind) => ({ id: reminderId({ confirmationNumber, startsAt, kind }), isOwn }));
    });
}
