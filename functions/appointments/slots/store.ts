import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { dynamo } from '#functions/platform/dynamo/client.ts';
import { readItem } from '#functions/platform/dynamo/reads.ts';
import { withRetry } from '#functions/platform/dynamo/retry.ts';
import type { TransactItem } from '#functions/platform/dynamo/transaction.ts';
import { env } from '#functions/platform/env.ts';
import type { AppointmentSlot } from '#shared/appointments/slot-rules.ts';
import type { ClinicId } from '#shared/clinics/clinics.ts';
import type { ClinicDate } from '#shared/time/clinic-time.ts';

const table = env('SLOTS_TABLE');

/** A slot as the table holds it. One with neither attribute is as free as one without an item. */
interface SlotItem {
  slot: string;
  /** The confirmation number of the booking that has it. */
  heldBy?: string;
  /** The ids of the closures it is within; whoever held it before still does. */
  closedBy?: ReadonlySet<string>;
}

/** The keys of a day's slots that nobody can book, over all clinics. */
export interface OccupiedSlots {
  held: ReadonlySet<string>;
  closed: ReadonlySet<string>;
}

/** The sort key of a slot within its day. */
export function slotKey({ locationId, time }: Pick<AppointmentSlot, 'locationId' | 'time'>): string {
  return `${locationId}#${time}`;
}

function tableKey(visit: AppointmentSlot) {
  return { date: visit.date, slot: slotKey(visit) };
}

/** Which slots of a day are held, and which are closed, over all clinics: one query. */
export async function occupiedSlots(date: ClinicDate): Promise<OccupiedSlots> {
  const { Items = [] } = await withRetry(() =>
    dynamo.send(
      new QueryCommand({
        TableName: table,
        KeyConditionExpression: '#date = :date',
        ProjectionExpression: '#slot, heldBy, closedBy',
        ExpressionAttributeNames: { '#date': 'date', '#slot': 'slot' },
        ExpressionAttributeValues: { ':date': date },
      }),
    ),
  );
  const keysWith = (attribute: 'heldBy' | 'closedBy') =>
    new Set((Items as SlotItem[]).filter((item) => item[attribute]).map(({ slot }) => slot));
  return { held: keysWith('heldBy'), closed: keysWith('closedBy') };
}

/** The confirmation numbers of those who hold a clinic's slots on a day, by time; read consistently. */
export async function slotHolders(locationId: ClinicId, date: ClinicDate): Promise<Map<string, string>> {
  const prefix = slotKey({ locationId, time: '' });
  const { Items = [] } = await withRetry(() =>
    dynamo.send(
      new QueryCommand({
        TableName: table,
        KeyConditionExpression: '#date = :date AND begins_with(#slot, :clinic)',
        ExpressionAttributeNames: { '#date': 'date', '#slot': 'slot' },
        ExpressionAttributeValues: { ':date': date, ':clinic': prefix },
        ConsistentRead: true,
      }),
    ),
  );
  const held = (Items as SlotItem[]).filter(({ heldBy }) => heldBy);
  return new Map(held.map(({ slot, heldBy = '' }) => [slot.slice(prefix.length), heldBy]));
}

/** Whether a closure covers the slot. */
export async function isClosed(visit: AppointmentSlot): Promise<boolean> {
  const item = await readItem<SlotItem>(table, tableKey(visit));
  return item?.closedBy !== undefined;
}

/** Wins a slot that is open and nobody else holds. Its condition fails when somebody does, or it is closed. */
export function takeSlot(visit: AppointmentSlot, confirmationNumber: string): TransactItem {
  return {
    Put: {
      TableName: table,
      Item: { ...tableKey(visit), heldBy: confirmationNumber },
      ConditionExpression:
        'attribute_not_exists(closedBy) AND (attribute_not_exists(heldBy) OR heldBy = :holder)',
      ExpressionAttributeValues: { ':holder': confirmationNumber },
    },
  };
}

/** Frees a slot, only if it is still this booking's. A closure stays: what was closed cannot be booked for that. */
export function releaseSlot(visit: AppointmentSlot, confirmationNumber: string): TransactItem {
  return {
    Update: {
      TableName: table,
      Key: tableKey(visit),
      UpdateExpression: 'REMOVE heldBy',
      ConditionExpression: 'heldBy = :holder',
      ExpressionAttributeValues: { ':holder': confirmationNumber },
    },
  };
}

// A set, so that closures overlap and each takes away no more than it brought.
function changeClosures(visit: AppointmentSlot, action: 'ADD' | 'DELETE', closureId: string): TransactItem {
  return {
    Update: {
      TableName: table,
      Key: tableKey(visit),
      UpdateExpression: `${action} closedBy :ids`,
      ExpressionAttributeValues: { ':ids': new Set([closureId]) },
    },
  };
}

/** Closes a slot, held or not: nobody can win it from now on. */
export function closeSlot(visit: AppointmentSlot, closureId: string): TransactItem {
  return changeClosures(visit, 'ADD', closureId);
}

/** Takes one closure off a slot. */
export function reopenSlot(visit: AppointmentSlot, closureId: string): TransactItem {
  return changeClosures(visit, 'DELETE', closureId);
}
