import { isDue, withEstimate } from '#functions/appointments/estimate.ts';
import type { AppointmentItem } from '#functions/appointments/record.ts';
import { isAppointment, updateAppointment } from '#functions/appointments/store.ts';
import { auditStep } from '#functions/platform/audit-log/audit-log.ts';
import { hasBegun, requestDueBy } from '#shared/estimates/estimate-rule.ts';
import { checkEstimable } from './problems.ts';

/**
 * Notes that a patient asks for an estimate, which is then due within three business days. Changes nothing if an
 * estimate is due or made, or if an outdated estimate can't be replaced because the visit has begun. Throws `conflict`
 * for a visit that was canceled or missed, and what `updateAppointment` throws.
 * @param check throws the Problem that refuses the request
 */
export function requestEstimate(
  confirmationNumber: string,
  { actor, now, check }: { actor: string; now: Date; check: (item: AppointmentItem) => void },
): Promise<AppointmentItem> {
  const isDone = (item: AppointmentItem) => {
    const { sentAt, outdatedFrom } = item.estimate ?? {};
    return sentAt !== undefined || isDue(item, now) || (outdatedFrom !== undefined && hasBegun(item, now));
  };
  return updateAppointment<AppointmentItem>(
    confirmationNumber,
    (item) => {
      check(item);
      checkEstimable(item);
      if (isDone(item)) return { unchanged: item };
      const asked = { ...item.estimate, askedAt: now.toISOString(), dueBy: requestDueBy(now).toISOString() };
      return {
        next: { ...withEstimate(item, asked, now), version: item.version + 1 },
        steps: {
          audit: auditStep(
            { actor, action: 'appointment.estimate-request', subject: confirmationNumber },
            now,
          ),
        },
      };
    },
    (record): record is AppointmentItem => isAppointment(record) && isDone(record),
  );
}
