import type { AppointmentItem } from '#functions/appointments/record.ts';
import { appointmentsTable } from '#functions/appointments/store.ts';
import { queryAll } from '#functions/platform/dynamo/items.ts';

/** Sorts before every instant. An empty string would, too, but DynamoDB doesn't allow one as a key. */
const earliest = '0';

function queued(queue: 'due' | 'made', from: string): Promise<AppointmentItem[]> {
  return queryAll({
    TableName: appointmentsTable,
    IndexName: 'byEstimate',
    KeyConditionExpression: 'estimateQueue = :queue AND estimateAt >= :from',
    ExpressionAttributeValues: { ':queue': queue, ':from': from },
  });
}

/** The visits queued for an estimate, soonest first. Check `isDue`: a visit that has begun may not need one anymore. */
export function queuedEstimates(): Promise<AppointmentItem[]> {
  return queued('due', earliest);
}

/** The upcoming visits whose estimate is made. */
export function madeEstimates(now: Date): Promise<AppointmentItem[]> {
  return queued('made', now.toISOString());
}
