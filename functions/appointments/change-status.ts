import { changeMail, mailStep } from '#functions/mail/outbox.ts';
import { type AuditEntry, auditItem } from '#functions/platform/audit.ts';
import { type TransactItem, transact } from '#functions/platform/dynamo/transaction.ts';
import type { AppointmentStatus } from '#shared/appointments/appointment.ts';
import { slotNotRegained } from './problems.ts';
import { type AppointmentItem, holdsSlot } from './record.ts';
import { counterSteps, slotStep } from './release-steps.ts';
import { countStatuses } from './stats.ts';
import { appointmentsTable, type Change, findAppointment, maxRounds, staleAppointment } from './store.ts';

// Only of a visit to come, and only what its patient has to know.
function mailOfChange(from: AppointmentItem, to: AppointmentItem, now: Date): TransactItem | undefined {
  if (Date.parse(to.startsAt) <= now.getTime()) return undefined;
  if (to.status === 'cancelled') return mailStep(changeMail('cancelled', to, now));
  if (from.status === 'cancelled' && to.status === 'confirmed') {
    return mailStep(changeMail('booked', to, now));
  }
  return undefined;
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

/** Refuses with `stale-version` when the caller saw another version of the appointment than the stored one. */
export function asSeen(version: number | undefined): (item: AppointmentItem) => void {
  return (item) => {
    if (version !== undefined && version !== item.version) throw staleAppointment(item);
  };
}

/**
 * Changes a status by compare-and-set, with the slot, the counters and the audit line in the same transaction.
 * Cancelling frees the slot; leaving 'cancelled' must win it again, else `slot-taken`.
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
    const changed = { ...item, status: to, version: item.version + 1 };
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
      mail: mailOfChange(item, changed, change.now),
      audit: auditItem(audit, change.now),
    });
    if (failed.length === 0) return changed;
    if (failed.includes('slot') && !failed.includes('appointment') && !holdsSlot(item.status)) {
      throw slotNotRegained(item);
    }
  }
  throw staleAppointment(await findAppointment(confirmationNumber));
}
