import type { AppointmentItem } from '#functions/appointments/record.ts';
import { appointmentsTable } from '#functions/appointments/store.ts';
import { queryPages } from '#functions/platform/dynamo/items.ts';
import { periodsBetween } from '#functions/platform/months.ts';

function appointmentsOfMonth(month: string, from: string, to: string): AsyncGenerator<AppointmentItem[]> {
  return queryPages({
    TableName: appointmentsTable,
    IndexName: 'byVisitMonth',
    KeyConditionExpression: 'visitMonth = :month AND startsAt BETWEEN :from AND :to',
    ExpressionAttributeValues: { ':month': month, ':from': from, ':to': to },
  });
}

/** Reads the appointments of any status that start between two instants, both included. */
export async function* appointmentsBetween(from: Date, to: Date): AsyncGenerator<AppointmentItem> {
  const [first, last] = [from.toISOString(), to.toISOString()];
  for (const month of periodsBetween(first.slice(0, 7), last.slice(0, 7))) {
    for await (const page of appointmentsOfMonth(month, first, last)) yield* page;
  }
}
