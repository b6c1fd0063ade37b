import { PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import type { TestSystem } from '#infra/testing/system.ts';
import { slotStart } from '#shared/appointments/slots.ts';

/**
 * Moves an appointment at clinic 1 to a holiday of the same month, as if it was booked before that day
 * became a holiday.
 */
export async function rescheduleToHoliday(
  { dynamo, tableName }: TestSystem,
  confirmationNumber: string,
  { date, time }: { date: string; time: string },
): Promise<void> {
  await dynamo.send(
    new UpdateCommand({
      TableName: tableName('Appointments'),
      Key: { confirmationNumber },
      UpdateExpression: 'SET #date = :date, startsAt = :startsAt',
      ExpressionAttributeNames: { '#date': 'date' },
      ExpressionAttributeValues: { ':date': date, ':startsAt': slotStart(date, time).toISOString() },
    }),
  );
  const held = { date, slot: `1#${time}`, heldBy: confirmationNumber };
  await dynamo.send(new PutCommand({ TableName: tableName('Slots'), Item: held }));
}
