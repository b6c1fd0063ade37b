import { Problem } from '#shared/api/problem.ts';
import type { AppointmentStatus } from '#shared/appointments/appointment.ts';
import { type AppointmentItem, holdsSlot, type Tombstone } from './appointment-item.ts';
import { countStatuses } from './appointment-stats.ts';
import {
  appointmentsTable,
  type Change,
  findAppointment,
  findRecord,
  isTombstone,
  maxRounds,
  movedMeanwhile,
  noSuchBooking,
} from './appointment-store.ts';
import { type AuditEntry, auditItem } from './audit.ts';
import { addressCounter, countedVisit, countVisit, emailCounter } from './open-visits.ts';
import { releaseSlot, takeSlot } from './slot-store.ts';
import { type NamedItems, type TransactItem, transact } from './transaction.ts';

function slotStep(item: AppointmentItem, to: AppointmentStatus): TransactItem | undefined {
  const holds = holdsSlot(item.status);
  if (holds === holdsSlot(to)) return undefined;
  return holds ? releaseSlot(item, item.confirmationNumber) : takeSlot(item, item.confirmationNumber);
}

type CounterStep = 'patient' | 'address';

// Only visits to come are counted: those that are over leave the counters by themselves.
function counterSteps(item: AppointmentItem, to: AppointmentStatus, now: Date): NamedItems<CounterStep> {
  const counted = item.status === 'confirmed';
  const willCount = to === 'confirmed';
  if (counted === willCount || Date.parse(item.startsAt) <= now.getTime()) return {};
  const visit = countedVisit(item);
  const by = willCount ? 1 : -1;
  return {
    patient: countVisit(emailCounter(item.emailKey), visit, by),
    ...(item.addressKey && { address: countVisit(addressCounter(item.addressKey), visit, by) }),
  };
}

function statusUpdate(item: AppointmentItem, to: AppointmentStatus): TransactItem {
  return {
    Update: {
      TableName: appointmentsTable,
      Key: { confirmationNumber: item.confirmationNumber },
      UpdateExpression: 'SET #status = :to, #version = :next',
      ConditionExpression: '#version = :read',
      ExpressionAttributeNames: { '#status': 'status', '#version': 'version' },
      ExpressionAttributeValues: { ':to': to, ':next': item.version + 1, ':read': item.version },
    },
  };
}

/** For changes by somebody who saw a version of the booking: refuses with `conflict` when it has moved on. */
export function asSeen(version: number | undefined): (item: AppointmentItem) => void {
  return (item) => {
    if (version !== undefined && version !== item.version) throw movedMeanwhile();
  };
}

/**
 * Changes a status by compare-and-set, with the slot, the counters and the audit line in the same transaction.
 * Cancelling frees the slot; leaving 'cancelled' must win it again, else `conflict`.
 */
export async function changeStatus(
  confirmationNumber: string,
  to: AppointmentStatus,
  change: Change,
): Promise<AppointmentItem> {
  for (let round = 0; round < maxRounds; round++) {
    const item = await findAppointment(confirmationNumber);
    // The same after a lost answer: it was this change that landed.
    if (round > 0 && item.status === to) return item;
    change.check?.(item);
    if (item.status === to) return item;
    const audit: AuditEntry = {
      actor: change.actor,
      action: 'appointment.status',
      subject: confirmationNumber,
      from: item.status,
      to,
    };
    const failed = await transact({
      appointment: statusUpdate(item, to),
      slot: slotStep(item, to),
      counter: countStatuses(item, { [item.status]: -1, [to]: 1 }),
      ...counterSteps(item, to, change.now),
      audit: auditItem(audit, change.now),
    });
    if (failed.length === 0) return { ...item, status: to, version: item.version + 1 };
    if (failed.includes('slot') && !failed.includes('appointment') && !holdsSlot(item.status)) {
      throw new Problem(
        'conflict',
        'Somebody else has booked that time since. Choose another time for this visit.',
      );
    }
  }
  throw movedMeanwhile();
}

/** Deletes a booking: its slot is free, every list forgets it, a tombstone and an audit line stay. */
export async function deleteAppointment(
  confirmationNumber: string,
  change: { actor: string; now: Date },
): Promise<void> {
  for (let round = 0; round < maxRounds; round++) {
    const item = await findRecord(confirmationNumber);
    // Gone after a lost answer: it was this delete that landed.
    if (round > 0 && item && isTombstone(item)) return;
    if (!item || isTombstone(item)) throw noSuchBooking();
    const tombstone: Tombstone = {
      confirmationNumber,
      deletedAt: change.now.toISOString(),
      version: item.version + 1,
    };
    const failed = await transact({
      appointment: {
        Put: {
          TableName: appointmentsTable,
          Item: tombstone,
          ConditionExpression: '#version = :read',
          ExpressionAttributeNames: { '#version': 'version' },
          ExpressionAttributeValues: { ':read': item.version },
        },
      },
      slot: slotStep(item, 'cancelled'),
      counter: countStatuses(item, { [item.status]: -1 }),
      ...counterSteps(item, 'cancelled', change.now),
      audit: auditItem(
        { actor: change.actor, action: 'appointment.delete', subject: confirmationNumber, from: item.status },
        change.now,
      ),
    });
    if (failed.length === 0) return;
  }
  throw movedMeanwhile();
}
