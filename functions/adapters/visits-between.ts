import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import type { AppointmentItem } from './appointment-item.ts';
import { appointmentsTable } from './appointment-store.ts';
import { dynamo } from './dynamo.ts';
import { patiently } from './transaction.ts';

async function* visitsOfMonth(month: string, from: string, to: string): AsyncGenerator<AppointmentItem> {
  let start: Record<string, unknown> | undefined;
  do {
    const page = await patiently(() =>
      dynamo.send(
        new QueryCommand({
          TableName: appointmentsTable,
          IndexName: 'byVisitMonth',
          KeyConditionExpression: 'visitMonth = :month AND startsAt BETWEEN :from AND :to',
          ExpressionAttributeValues: { ':month': month, ':from': from, ':to': to },
          ExclusiveStartKey: start,
        }),
      ),
    );
    yield* (page.Items ?? []) as AppointmentItem[];
    start = page.LastEvaluatedKey;
  } while (start);
}

/** The bookings whose visits begin between two instants at most a month apart, whatever their status. */
export async function* visitsBetween(from: Date, to: Date): AsyncGenerator<AppointmentItem> {
  const [first, last] = [from.toISOString(), to.toISOString()];
  const months = new Set([first.slice(0, 7), last.slice(0, 7)]);
  for (const month of months) yield* visitsOfMonth(month, first, last);
}
