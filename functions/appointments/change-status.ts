import { auditStep, type NewAuditEntry } from '#functions/platform/audit-log/audit-log.ts';
import type { TransactSteps } from '#functions/platform/dynamo/transaction.ts';
import { Problem } from '#shared/api/problem.ts';
import type { AppointmentStatus } from '#shared/appointments/appointment.ts';
import { statusRefusal } from '#shared/appointments/status-rules.ts';
import { estimated } from './estimate.ts';
import { mailedChange } from './mails.ts';
import { slotNotRegained } from './problems.ts';
import { type AppointmentItem, holdsSlot, waitsSince } from './record.ts';
import { freedStep } from './slots/freed.ts';
import { noteArrival, releaseSlot, takeSlot } from './slots/store.ts';
import { countStatuses } from './stats.ts';
import { type AppointmentChange, isAppointment, updateAppointment } from './store.ts';

/**
 * The steps with which a new status takes or releases the slot, or notes on it since when the patient is waiting. Empty
 * if nothing changes for the slot.
 */
function slotSteps(item: AppointmentItem, next: AppointmentItem, now: Date): TransactSteps<'slot' | 'freed'> {
  const [holds, since] = [holdsSlot(item.status), waitsSince(next)];
  if (!holds) return { slot: takeSlot(item, item.confirmationNumber, since) };
  if (!holdsSlot(next.status))
    return { slot: releaseSlot(item, item.confirmationNumber), freed: freedStep(item, now) };
  return since === waitsSince(item) ? {} : { slot: noteArrival(item, since) };
}

/**
 * A change of status. `togetherMailId`: the mail that lists this visit with others that staff cancel at the same time.
 */
type StatusChange = AppointmentChange & { togetherMailId?: string | undefined };

/**
 * The arrival times of a visit that gets this status. Only staff set `arrivalSeenAt`, which says that they saw the
 * patient.
 */
function arrivalOf(
  { arrivedAt, arrivalSeenAt }: AppointmentItem,
  status: AppointmentStatus,
  { cause, now }: Pick<StatusChange, 'cause' | 'now'>,
): Pick<AppointmentItem, 'arrivedAt' | 'arrivalSeenAt'> {
  const at = now.toISOString();
  if (status === 'confirmed') return {};
  if (status !== 'arrived') return { arrivedAt, arrivalSeenAt };
  if (cause !== 'staff') return { arrivedAt: at };
  return { arrivedAt: arrivedAt ?? at, arrivalSeenAt: arrivalSeenAt ?? at };
}

/**
 * Changes a status, with the slot, the counters, the mail and the audit line in the same transaction. Canceling
 * releases the slot. Undoing a cancellation takes the slot again, or throws `slot-taken`. If the patient has already
 * checked in, staff who set `arrived` record that they saw the patient. Throws `conflict` for a status that the visit
 * can't have yet.
 */
export function changeStatus(
  confirmationNumber: string,
  status: AppointmentStatus,
  { actor, cause, now, check, tally, onRefused, togetherMailId }: StatusChange,
): Promise<AppointmentItem> {
  const isDone = (item: AppointmentItem) =>
    item.status === status && (status !== 'arrived' || cause !== 'staff' || item.arrivalSeenAt !== undefined);
  return updateAppointment<AppointmentItem>(
    confirmationNumber,
    async (item) => {
      check?.(item);
      if (isDone(item)) return { unchanged: item };
      const refusal = statusRefusal(status, item, now);
      if (refusal) throw new Problem('conflict', refusal);
      const { arrivedAt: _, arrivalSeenAt: __, ...rest } = item;
      const arrival = arrivalOf(item, status, { cause, now });
      const changed = estimated(item, { ...rest, ...arrival, status, version: item.version + 1 }, now);
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
          ...slotSteps(item, next, now),
          counter:
            item.status === status ? undefined : countStatuses(item, { [item.status]: -1, [status]: 1 }),
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
    (record): record is AppointmentItem => isAppointment(record) && isDone(record),
  );
}
