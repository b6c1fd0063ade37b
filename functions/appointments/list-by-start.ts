import { queryPages } from '#functions/platform/dynamo/reads.ts';
import type { AppointmentItem } from './record.ts';
import { appointmentsTable } from './store.ts';

function appointmentsOfMonth(month: string, from: string, to: string): AsyncGenerator<AppointmentItem[]> {
  return queryPages({
    TableName: appointmentsTable,
    IndexName: 'byVisitMonth',
    KeyConditionExpression: 'visitMonth = :month AND startsAt BETWEEN :from AND :to',
    ExpressionAttributeValues: { ':month': month, ':from': from, ':to': to },
  });
}

/** Reads the appointments that start between two instants at most a month apart, with any status. */
export async function* appointmentsBetween(from: Date, to: Date): AsyncGenerator<AppointmentItem> {
  const [first, last] = [from.toISOString(), to.toISOString()];
  const months = new Set([first.slice(0, 7), last.slice(0, 7)]);
  for (const month of months) {
    for await (const page of appointmentsOfMonth(month, first, last)) yield* page;
  }
}
