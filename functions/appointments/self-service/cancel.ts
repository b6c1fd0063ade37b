import type { Patient } from '#functions/appointments/auth/patient-caller.ts';
import { changeStatus } from '#functions/appointments/change-status.ts';
import { refusals } from '#functions/appointments/limits/refusals.ts';
import {
  checkOpen,
  checkOwn,
  findOwnAppointment,
  hasMailedToken,
} from '#functions/appointments/ownership.ts';
import type { AppointmentItem } from '#functions/appointments/record.ts';
import { tallyOf } from '#functions/platform/dynamo/tally.ts';
import { envNumber } from '#functions/platform/env.ts';
import type { Client } from '#functions/platform/http/client.ts';
import { countMetric } from '#functions/platform/metric.ts';
import { actorOf, countsOfActor } from '#functions/trust/proofs.ts';

const cancellations = { name: 'cancellations', limit: envNumber('LIMIT_CANCELLATIONS_PER_DAY') };

/**
 * Cancels a patient's own appointment. Canceling it again succeeds and changes nothing. Throws `too-many` when they
 * have canceled too many today.
 */
export async function cancelAppointment(
  confirmationNumber: string,
  caller: Patient,
  client: Client,
  now: Date,
): Promise<AppointmentItem> {
  const { emailKey = '' } = await findOwnAppointment(confirmationNumber, caller);
  const actor = await actorOf(client, emailKey, hasMailedToken(caller));
  const tally = tallyOf(await countsOfActor(actor, emailKey, cancellations));
  let isNew = false;
  const item = await changeStatus(confirmationNumber, 'cancelled', {
    actor: 'patient',
    cause: actor,
    now,
    tally,
    onRefused: (failed) => tally.refuse(failed, refusals.change),
    check: (stored) => {
      checkOwn(caller, stored);
      isNew = stored.status !== 'cancelled';
      if (isNew) checkOpen(stored, now);
    },
  });
  if (isNew) countMetric('AppointmentCanceled');
  return item;
}
