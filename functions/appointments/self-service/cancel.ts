import type { Patient } from '#functions/appointments/auth/patient-caller.ts';
import { refusals } from '#functions/appointments/limits/refusals.ts';
import { checkOpen } from '#functions/appointments/ownership.ts';
import type { AppointmentItem } from '#functions/appointments/record.ts';
import { envNumber } from '#functions/platform/env.ts';
import type { Client } from '#functions/platform/http/client.ts';
import { countMetric } from '#functions/platform/metric.ts';
import { changeOwnStatus } from './change-own-status.ts';

const cancellations = { name: 'cancellations', limit: envNumber('LIMIT_CANCELLATIONS_PER_DAY') };

/**
 * Cancels a patient's own appointment. Canceling it again succeeds and changes nothing. Throws `not-found` for another
 * patient's appointment, `conflict` unless the appointment is confirmed and has not begun, and `too-many` when the
 * patient has canceled too many today.
 */
export async function cancelAppointment(
  confirmationNumber: string,
  caller: Patient,
  client: Client,
  now: Date,
): Promise<AppointmentItem> {
  let isNew = false;
  const check = (stored: AppointmentItem) => {
    isNew = stored.status !== 'cancelled';
    if (isNew) checkOpen(stored, now);
  };
  const change = { status: 'cancelled', count: cancellations, tooMany: refusals.change, check } as const;
  const item = await changeOwnStatus(confirmationNumber, caller, client, change, now);
  if (isNew) countMetric('AppointmentCanceled');
  return item;
}
