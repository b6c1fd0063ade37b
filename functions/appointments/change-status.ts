import { auditStep, type NewAuditEntry } from '#functions/platform/audit-log/audit-log.ts';
import type { TransactSteps } from '#functions/platform/dynamo/transaction.ts';
import { Problem } from '#shared/api/problem.ts';
import type { AppointmentStatus } from '#shared/appointments/appointment.ts';
import { statusRefusal } from '#shared/appointments/status-rules.ts';
import { mailedChange } from './mails.ts';
import { slotNotRegained } from './problems.ts';
import { type AppointmentItem, holdsSlot } from './record.ts';
import { freedStep } from './slots/freed.ts';
import { releaseSlot, takeSlot } from './slots/store.ts';
import { countStatuses } from './stats.ts';
import { type AppointmentChange, isAppointment, updateAppointment } from './store.ts';

/** The steps that take or release the slot for a new status, if any are needed. */
function slotSteps(item: AppointmentItem, to: AppointmentStatus, now: Date): TransactSteps<'slot' | 'freed'> {
  const holds = holdsSlot(item.status);
  if (holds === holdsSlot(to)) return {};
  if (!holds) return { slot: takeSlot(item, item.confirmationNumber) };
  return { slot: releaseSlot(item, item.confirmationNumber), freed: freedStep(item, now) };
}

/** A change of status. `togetherMailId` is set when several visits are canceled together: that mail lists them all. */
type StatusChange = AppointmentChange & { togetherMailId?: string | undefined };

/**
 * Changes a status, with the slot, the counters, the mail and the audit line in the same transaction. Canceling
 * releases the slot. Undoing a cancellation takes the slot again, or throws `slot-taken`. Throws `conflict` for a status
 * that the visit can't have yet.
 */
export function changeStatus(
  confirmationNumber: string,
  status: AppointmentStatus,
  { actor, cause, now, check, tally, onRefused, togetherMailId }: StatusChange,
): Promise<AppointmentItem> {
  return updateAppointment<AppointmentItem>(
    confirmationNumber,
    async (item) => {
      check?.(item);
      if (item.status === status) return { unchanged: item };
      const refusal = statusRefusal(status, item, now);
      if (refusal) throw new Problem('conflict', refusal);
      const { arrivedAt: _, ...rest } = item;
      const changed = {
        ...rest,
        ...(status === 'arrived' && { arrivedAt: now.toISOString() }),
        status,
        version: item.version + 1,
      };
      const { next, steps } = await mailedChange(item, changed, { cause, now, togetherMailId });
      const audit: NewAuditEntry = {
        actor,
        action: 'appointment.status',
        subject: confirmationNumber,
        from: item.status,
        to: status,
      };
      return {
        next,
        steps: {
          ...slotSteps(item, status, now),
          counter: countStatuses(item, { [item.status]: -1, [status]: 1 }),
          ...steps,
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
