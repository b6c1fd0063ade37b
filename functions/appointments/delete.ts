import { auditStep } from '#functions/platform/audit-log/audit-log.ts';
import { searchSteps } from './search/search-keys.ts';
import { countStatuses } from './stats.ts';
import { slotSteps } from './status-steps.ts';
import { isTombstone } from './store.ts';
import { updateAppointment } from './update.ts';

/**
 * Deletes an appointment: releases its slot, removes it from every list and the search, and leaves a tombstone and an
 * audit line.
 */
export async function deleteAppointment(
  confirmationNumber: string,
  { actor, now }: { actor: string; now: Date },
): Promise<void> {
  await updateAppointment(
    confirmationNumber,
    (item) => ({
      next: { confirmationNumber, deletedAt: now.toISOString(), version: item.version + 1 },
      steps: {
        ...slotSteps(item, 'cancelled', now),
        counter: countStatuses(item, { [item.status]: -1 }),
        audit: auditStep(
          { actor, action: 'appointment.delete', subject: confirmationNumber, from: item.status },
          now,
        ),
        ...searchSteps(item, undefined),
      },
    }),
    isTombstone,
  );
}
