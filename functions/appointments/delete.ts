import { auditStep } from '#functions/platform/audit-log/audit-log.ts';
import { holdsSlot } from './record.ts';
import { searchSteps } from './search/search-keys.ts';
import { freedStep } from './slots/freed.ts';
import { releaseSlot } from './slots/store.ts';
import { countStatuses } from './stats.ts';
import { isTombstone, updateAppointment } from './store.ts';

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
        ...(holdsSlot(item.status) && {
          slot: releaseSlot(item, confirmationNumber),
          freed: freedStep(item, now),
        }),
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
