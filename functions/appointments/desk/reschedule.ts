import type { AppointmentItem } from '#functions/appointments/record.ts';
import { reschedule } from '#functions/appointments/reschedule.ts';
import { checkVersion } from '#functions/appointments/store.ts';
import { Problem } from '#shared/api/problem.ts';
import type { AppointmentSlot } from '#shared/appointments/slot-rules.ts';

/**
 * Reschedules a confirmed visit for its patient, without limits. The visit may have begun: the desk also finds another
 * time for a patient who is late. Throws `stale-version` unless staff saw this version, `conflict` for a visit of
 * another status, and what `reschedule` throws.
 */
export function rescheduleAtDesk(
  confirmationNumber: string,
  slot: AppointmentSlot,
  version: number,
  { actor, now }: { actor: string; now: Date },
): Promise<AppointmentItem> {
  return reschedule(confirmationNumber, slot, {
    actor,
    cause: 'staff',
    now,
    check: (item) => {
      checkVersion(version)(item);
      if (item.status !== 'confirmed') {
        throw new Problem('conflict', 'Only a confirmed visit can be rescheduled.');
      }
    },
  });
}
