import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { env } from '#functions/core/env.ts';
import type { AppointmentStatus } from '#shared/appointments/appointment.ts';
import { dynamo } from './dynamo.ts';
import { patiently, type TransactItem } from './transaction.ts';

const table = env('STATS_TABLE');
const counter = 'appointments';

// One item for all would make every booking of the valley collide with every other.
const shards = 8;

export type StatusCounts = Record<AppointmentStatus, number>;

function partOf(createdMonth: string, confirmationNumber: string): string {
  const shard = (confirmationNumber.codePointAt(confirmationNumber.length - 1) ?? 0) % shards;
  return `${createdMonth}#${shard}`;
}

/** Moves the counters of a booking's month: `{ confirmed: -1, cancelled: 1 }`. */
export function countStatuses(
  booking: { createdMonth: string; confirmationNumber: string },
  changes: Partial<StatusCounts>,
): TransactItem {
  const entries = Object.entries(changes);
  return {
    Update: {
      TableName: table,
      Key: { counter, part: partOf(booking.createdMonth, booking.confirmationNumber) },
      UpdateExpression: `ADD ${entries.map((_, at) => `#status${at} :by${at}`).join(', ')}`,
      ExpressionAttributeNames: Object.fromEntries(entries.map(([status], at) => [`#status${at}`, status])),
      ExpressionAttributeValues: Object.fromEntries(entries.map(([, by], at) => [`:by${at}`, by])),
    },
  };
}

async function* counterItems(limit?: number): AsyncGenerator<Record<string, unknown>> {
  let start: Record<string, unknown> | undefined;
  do {
    const page = await patiently(() =>
      dynamo.send(
        new QueryCommand({
          TableName: table,
          KeyConditionExpression: '#counter = :counter',
          ExpressionAttributeNames: { '#counter': 'counter' },
          ExpressionAttributeValues: { ':counter': counter },
          ExclusiveStartKey: start,
          Limit: limit,
        }),
      ),
    );
    yield* page.Items ?? [];
    start = page.LastEvaluatedKey;
  } while (start);
}

/** How many bookings there are now, by status. The counters fit one query for decades. */
export async function readStatusCounts(): Promise<StatusCounts> {
  const counts: StatusCounts = { confirmed: 0, cancelled: 0, completed: 0 };
  for await (const item of counterItems()) {
    for (const status of Object.keys(counts) as AppointmentStatus[])
      counts[status] += Number(item[status] ?? 0);
  }
  return counts;
}

/** `YYYY-MM` of the first booking ever made, or undefined while there is none. */
export async function firstBookingMonth(): Promise<string | undefined> {
  for await (const item of counterItems(1)) return String(item.part).slice(0, 7);
  return undefined;
}
