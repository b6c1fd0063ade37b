import { type AuditEntry, auditStep } from '#functions/platform/audit-log/audit-log.ts';
import type { TransactItem } from '#functions/platform/dynamo/transaction.ts';
import { Problem } from '#shared/api/problem.ts';
import type { AppointmentStatus } from '#shared/appointments/appointment.ts';
import { statusRefusal } from '#shared/appointments/status-rules.ts';
import { changeMailStep } from './mails.ts';
import { slotNotRegained } from './problems.ts';
import { type AppointmentItem, holdsSlot } from './record.ts';
import { countStatuses } from './stats.ts';
import { slotStep } from './status-steps.ts';
import { isAppointment } from './store.ts';
import { type AppointmentChange, updateAppointment } from './update.ts';

/**
 * The step that queues the mail about a change, if the patient has to know. There is none once the appointment has
 * begun.
 */
function mailStep(
  from: AppointmentItem,
  to: AppointmentItem,
  { cause, now }: Pick<AppointmentChange, 'cause' | 'now'>,
): TransactItem | undefined {
  if (Date.parse(to.startsAt) <= now.getTime()) return undefined;
  const { canceledMailAt } = to.status === 'cancelled' ? to : from;
  if (canceledMailAt && now.getTime() < Date.parse(canceledMailAt)) return undefined;
  if (to.status === 'cancelled') {
    return changeMailStep('cancelled', to, cause, now);
  }
  if (from.status === 'cancelled' && to.status === 'confirmed') {
    return changeMailStep('booked', to, cause, now);
  }
  return undefined;
}

/** A change of status. `canceledMailAt` is set when several visits are canceled together: one mail lists them all. */
type StatusChange = AppointmentChange & Pick<AppointmentItem, 'canceledMailAt'>;

/**
 * Changes a status, with the slot, the counters, the mail and the audit line in the same transaction. Canceling
 * releases the slot. Undoing a cancellation takes the slot again, or throws `slot-taken`. Throws `conflict` for a status
 * that the visit can't have yet.
 */
export function changeStatus(
  confirmationNumber: string,
  status: AppointmentStatus,
  { actor, cause, now, check, tally, onRefused, canceledMailAt }: StatusChange,
): Promise<AppointmentItem> {
  return updateAppointment<AppointmentItem>(
    confirmationNumber,
    (item) => {
      check?.(item);
      if (item.status === status) return { unchanged: item };
      const refusal = statusRefusal(status, item, now);
      if (refusal) throw new Problem('conflict', refusal);
      const { canceledMailAt: _, arrivedAt: __, ...rest } = item;
      const next = {
        ...rest,
        ...(canceledMailAt && { canceledMailAt }),
        ...(status === 'arrived' && { arrivedAt: now.toISOString() }),
        status,
        version: item.version + 1,
      };
      const audit: AuditEntry = {
        actor,
        action: 'appointment.status',
        subject: confirmationNumber,
        from: item.status,
        to: status,
      };
      return {
        next,
        steps: {
          slot: slotStep(item, status),
          counter: countStatuses(item, { [item.status]: -1, [status]: 1 }),
          mail: mailStep(item, next, { cause, now }),
          audit: auditStep(audit, now),
          ...tally?.steps(),
        },
        onRefused: (failed) => {
          if (failed.includes('slot') && !holdsSlot(item.status)) throw slotNotRegained(item);
          return onRefused?.(failed);
        },
      };
    },
    (record): record is AppointmentItem => isAppointment(record) && record.status === status,
  );
}
