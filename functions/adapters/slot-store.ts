import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { env } from '#functions/core/env.ts';
import type { VisitSlot } from '#shared/appointments/visit-rules.ts';
import { dynamo } from './dynamo.ts';
import { patiently, type TransactItem } from './transaction.ts';

const table = env('SLOTS_TABLE');

/** The sort key of a slot within its day. */
export function slotKey({ locationId, time }: Pick<VisitSlot, 'locationId' | 'time'>): string {
  return `${locationId}#${time}`;
}

/** The keys of all slots somebody holds on a day, over all clinics: one query. */
export async function heldSlots(date: string): Promise<Set<string>> {
  const { Items = [] } = await patiently(() =>
    dynamo.send(
      new QueryCommand({
        TableName: table,
        KeyConditionExpression: '#date = :date',
        ProjectionExpression: '#slot',
        ExpressionAttributeNames: { '#date': 'date', '#slot': 'slot' },
        ExpressionAttributeValues: { ':date': date },
      }),
    ),
  );
  return new Set(Items.map((item) => item.slot as string));
}

/** Wins a slot nobody else holds. Its condition fails when somebody does. */
export function takeSlot(visit: VisitSlot, confirmationNumber: string): TransactItem {
  return {
    Put: {
      TableName: table,
      Item: { date: visit.date, slot: slotKey(visit), heldBy: confirmationNumber },
      ConditionExpression: 'attribute_not_exists(heldBy) OR heldBy = :holder',
      ExpressionAttributeValues: { ':holder': confirmationNumber },
    },
  };
}

/** Frees a slot, only if it is still this booking's. */
export function releaseSlot(visit: VisitSlot, confirmationNumber: string): TransactItem {
  return {
    Delete: {
      TableName: table,
      Key: { date: visit.date, slot: slotKey(visit) },
      ConditionExpression: 'heldBy = :holder',
      ExpressionAttributeValues: { ':holder': confirmationNumber },
    },
  };
}
