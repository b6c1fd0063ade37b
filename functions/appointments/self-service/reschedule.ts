import type { Patient } from '#functions/appointments/auth/patient-caller.ts';
import { countsOfVisit } from '#functions/appointments/limits/counts.ts';
import { refusals } from '#functions/appointments/limits/refusals.ts';
import { rescheduleOf, reschedules } from '#functions/appointments/limits/reschedules.ts';
import {
  checkOpen,
  checkOwn,
  findOwnAppointment,
  hasMailedToken,
} from '#functions/appointments/ownership.ts';
import type { AppointmentItem } from '#functions/appointments/record.ts';
import { reschedule } from '#functions/appointments/reschedule.ts';
import { type Full, tallyOf, tooMany } from '#functions/platform/dynamo/tally.ts';
import type { Client } from '#functions/platform/http/client.ts';
import { actorOf, countsOfActor } from '#functions/trust/proofs.ts';
import type { AppointmentSlot } from '#shared/appointments/slot-rules.ts';
import { slotStart } from '#shared/appointments/slots.ts';

function refusalOf({ key }: Full, isProven: boolean): string {
  if (key.startsWith('rescheduled#')) return refusals.visitRescheduled;
  return isProven || key.startsWith(`${reschedules.name}#`) ? refusals.change : refusals.unprovenChange;
}

/**
 * Reschedules a patient's own appointment. Throws `not-found` for another patient's appointment, `conflict` unless the
 * appointment is confirmed and has not begun, `slot-taken`, or `too-many` beyond a limit of the caller or the
 * appointment's own limit for the day.
 */
export async function rescheduleAppointment(
  confirmationNumber: string,
  slot: AppointmentSlot,
  caller: Patient,
  client: Client,
  now: Date,
): Promise<AppointmentItem> {
  const own = await findOwnAppointment(confirmationNumber, caller);
  const { emailKey = '' } = own;
  const actor = await actorOf(client, emailKey, hasMailedToken(caller));
  const moved = { ...own, ...slot, startsAt: slotStart(slot.date, slot.time).toISOString() };
  const holder = own.isProven ? 'proven' : actor;
  const tally = tallyOf([
    ...(await countsOfActor(actor, emailKey, reschedules)),
    ...(await countsOfVisit(moved, holder, now)),
    rescheduleOf(confirmationNumber),
  ]);
  return reschedule(confirmationNumber, slot, {
    actor: 'patient',
    cause: actor,
    now,
    tally,
    check: (item) => {
      checkOwn(caller, item);
      checkOpen(item, now);
    },
    onRefused: async (failed) => {
      const full = await tally.full(failed);
      if (full) throw tooMany(full, refusalOf(full, holder === 'proven'));
    },
  });
}
