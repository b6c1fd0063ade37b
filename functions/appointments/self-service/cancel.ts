import type { Patient } from '#functions/appointments/access/patient-caller.ts';
import { changeStatus } from '#functions/appointments/change-status.ts';
import { tooManyChanges } from '#functions/appointments/limits/problems.ts';
import { checkOpen, checkOwn } from '#functions/appointments/ownership.ts';
import type { AppointmentItem } from '#functions/appointments/record.ts';
import type { AppointmentChange } from '#functions/appointments/update.ts';
import { countForClient } from '#functions/platform/dynamo/client-limits.ts';
import { envNumber } from '#functions/platform/env.ts';
import type { Client } from '#functions/platform/http/client.ts';
import { countMetric } from '#functions/platform/metric.ts';

const cancellations = { name: 'cancellations', limit: envNumber('LIMIT_CANCELLATIONS_PER_DAY') };

/**
 * Cancels a patient's own appointment. Canceling it twice succeeds: the second finds it done. Throws `too-many` when the
 * client has canceled too many today.
 */
export async function cancelAppointment(
  confirmationNumber: string,
  caller: Patient,
  client: Client,
  { now, extraSteps }: Pick<AppointmentChange, 'now' | 'extraSteps'>,
): Promise<AppointmentItem> {
  let isNew = false;
  const item = await changeStatus(confirmationNumber, 'cancelled', {
    extraSteps: (before, after) => ({
      client: countForClient(client, cancellations),
      ...extraSteps?.(before, after),
    }),
    onRefused: (failed) => {
      if (failed.includes('client')) throw tooManyChanges();
    },
    actor: 'patient',
    now,
    check: (stored) => {
      checkOwn(caller, stored);
      isNew = stored.status !== 'cancelled';
      if (isNew) checkOpen(stored, now);
    },
  });
  if (isNew) countMetric('AppointmentCanceled');
  return item;
}
