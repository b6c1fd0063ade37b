import { changeStatus } from '#functions/appointments/change-status.ts';
import type { AppointmentItem } from '#functions/appointments/record.ts';
import { checkVersion } from '#functions/appointments/store.ts';
import type { Staff } from '#functions/platform/http/staff-caller.ts';
import { Problem } from '#shared/api/problem.ts';
import type { BodyOf } from '#shared/api/route.ts';
import type { adminAppointmentRoutes } from '#shared/appointments/admin-routes.ts';
import { isStatusAllowed } from '#shared/appointments/status-rules.ts';

type Change = BodyOf<(typeof adminAppointmentRoutes)['PUT /api/appointments/{confirmationNumber}/status']>;

/**
 * Changes a status for staff. Throws like `changeStatus`, `stale-version` if the caller saw another version, and
 * `forbidden` if only managers may make the change.
 */
export function setStatus(
  confirmationNumber: string,
  { status, version }: Change,
  { subject, role }: Staff,
  now: Date,
): Promise<AppointmentItem> {
  const isSeen = checkVersion(version);
  return changeStatus(confirmationNumber, status, {
    actor: subject,
    cause: 'staff',
    check: (item) => {
      // Check the version first, so that the front desk sees that a manager has completed the visit meanwhile.
      isSeen(item);
      if (!isStatusAllowed(role, item.status, status)) {
        throw new Problem('forbidden', 'Only managers can complete a visit, or change a completed one.');
      }
    },
    now,
  });
}
