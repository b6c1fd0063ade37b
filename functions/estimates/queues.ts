import type { AppointmentItem } from '#functions/appointments/record.ts';
import { appointmentsTable } from '#functions/appointments/store.ts';
import { queryAll } from '#functions/platform/dynamo/items.ts';

/** Before any instant. A key has to be a text that isn't empty. */
const earliest = '0';

function queued(queue: 'due' | 'made', from: string): Promise<AppointmentItem[]> {
  return queryAll({
    TableName: appointmentsTable,
    IndexName: 'byEstimate',
    KeyConditionExpression: 'estimateQueue = :queue AND estimateAt >= :from',
    ExpressionAttributeValues: { ':queue': queue, ':from': from },
  });
}

/** The visits queued for an estimate, soonest first. Once a visit has begun, it may not be due anymore: ask `isDue`. */
export function queuedEstimates(): Promise<AppointmentItem[]> {
  return queued('due', earliest);
}

/** The visits to come whose estimate is made. */
export function madeEstimates(now: Date): Promise<AppointmentItem[]> {
  return queued('made', now.toISOString());
}
