import type { AppointmentItem } from '#functions/appointments/record.ts';
import { slotKey } from '#functions/appointments/slots/store.ts';
import type { TransactItem } from '#functions/platform/dynamo/transaction.ts';
import { liveName } from '#infra/restore/data/tables.ts';
import type { AppointmentSlot } from '#shared/appointments/slot-rules.ts';

/**
 * The step that gives an appointment its slot back. Fails when another one holds it. Unlike for a new booking, a closed slot
 * is no obstacle: an appointment from before a closure keeps its slot.
 */
export function regainSlot(slot: AppointmentSlot, confirmationNumber: string): TransactItem {
  return {
    Update: {
      TableName: liveName('Slots'),
      Key: { date: slot.date, slot: slotKey(slot) },
      UpdateExpression: 'SET heldBy = :holder',
      ConditionExpression: 'attribute_not_exists(heldBy) OR heldBy = :holder',
      ExpressionAttributeValues: { ':holder': confirmationNumber },
    },
  };
}

/** Whether an appointment needs its slot: it's still to come, and not canceled. */
export function needsSlot({ status, startsAt }: AppointmentItem, now: Date): boolean {
  return status !== 'cancelled' && Date.parse(startsAt) > now.getTime();
}
