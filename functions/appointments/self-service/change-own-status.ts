import type { Patient } from '#functions/appointments/auth/patient-caller.ts';
import { changeStatus } from '#functions/appointments/change-status.ts';
import { checkOwn, findOwnAppointment, hasMailedToken } from '#functions/appointments/ownership.ts';
import type { AppointmentItem } from '#functions/appointments/record.ts';
import { tallyOf } from '#functions/platform/dynamo/tally.ts';
import type { Client } from '#functions/platform/http/client.ts';
import { actorOf, countsOfActor } from '#functions/trust/proofs.ts';
import type { AppointmentStatus } from '#shared/appointments/appointment.ts';

/** A change that a patient makes to the status of their own visit. How many they can make in a day is limited. */
interface OwnChange {
  status: AppointmentStatus;
  count: Parameters<typeof countsOfActor>[2];
  /** What the patient is told once there have been too many today. */
  tooMany: string;
  /** Throws the Problem that refuses the change. */
  check: (item: AppointmentItem) => void;
}

/** Changes a patient's own visit. Throws like `changeStatus`, `not-found` for another's visit, and `too-many`. */
export async function changeOwnStatus(
  confirmationNumber: string,
  caller: Patient,
  client: Client,
  { status, count, tooMany, check }: OwnChange,
  now: Date,
): Promise<AppointmentItem> {
  const { emailKey = '' } = await findOwnAppointment(confirmationNumber, caller);
  const actor = await actorOf(client, emailKey, hasMailedToken(caller));
  const tally = tallyOf(await countsOfActor(actor, emailKey, count));
  return changeStatus(confirmationNumber, status, {
    actor: 'patient',
    cause: actor,
    now,
    tally,
    onRefused: (failed) => tally.refuse(failed, tooMany),
    check: (stored) => {
      checkOwn(caller, stored);
      check(stored);
    },
  });
}
