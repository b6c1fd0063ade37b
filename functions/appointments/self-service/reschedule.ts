import type { Patient } from '#functions/appointments/auth/patient-caller.ts';
import { countsOfVisit } from '#functions/appointments/limits/counts.ts';
import { refusals } from '#functions/appointments/limits/refusals.ts';
import { rescheduleOf, reschedules } from '#functions/appointments/limits/reschedules.ts';
import { changeMailStep } from '#functions/appointments/mails.ts';
import {
  checkOpen,
  checkOwn,
  findOwnAppointment,
  hasMailedToken,
} from '#functions/appointments/ownership.ts';
import { slotTaken } from '#functions/appointments/problems.ts';
import { type AppointmentItem, tokenEnd } from '#functions/appointments/record.ts';
import { releaseSlot, takeSlot } from '#functions/appointments/slots/store.ts';
import { isAppointment } from '#functions/appointments/store.ts';
import { updateAppointment } from '#functions/appointments/update.ts';
import { auditStep } from '#functions/platform/audit-log/audit-log.ts';
import { type Full, tallyOf, tooMany } from '#functions/platform/dynamo/tally.ts';
import type { Client } from '#functions/platform/http/client.ts';
import { actorOf, countsOfActor } from '#functions/trust/proofs.ts';
import type { AppointmentSlot } from '#shared/appointments/slot-rules.ts';
import { slotStart } from '#shared/appointments/slots.ts';

function hasSlot(item: AppointmentItem, { locationId, date, time }: AppointmentSlot): boolean {
  return item.locationId === locationId && item.date === date && item.time === time;
}

function rescheduled(item: AppointmentItem, slot: AppointmentSlot, now: Date): AppointmentItem {
  const start = slotStart(slot.date, slot.time);
  const startsAt = start.toISOString();
  return {
    ...item,
    ...slot,
    startsAt,
    visitMonth: startsAt.slice(0, 7),
    tokenExpiresAt: tokenEnd(start, now),
    rescheduledAt: now.toISOString(),
    version: item.version + 1,
  };
}

function refusalOf({ key }: Full, isProven: boolean): string {
  if (key.startsWith('rescheduled#')) return refusals.visitRescheduled;
  return isProven || key.startsWith(`${reschedules.name}#`) ? refusals.change : refusals.unprovenChange;
}

/**
 * Reschedules a patient's own appointment under its number, in one transaction: the old slot is released only if the
 * new one is taken. Rescheduling to the current slot changes nothing, so that a repeated request succeeds. Throws
 * `slot-taken`, or `too-many` beyond a limit of the caller or the appointment's own limit for the day.
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
  return updateAppointment<AppointmentItem>(
    confirmationNumber,
    (item) => {
      checkOwn(caller, item);
      checkOpen(item, now);
      if (hasSlot(item, slot)) return { unchanged: item };
      const next = rescheduled(item, slot, now);
      return {
        next,
        steps: {
          newSlot: takeSlot(slot, confirmationNumber),
          oldSlot: releaseSlot(item, confirmationNumber),
          ...tally.steps(),
          mail: changeMailStep('rescheduled', next, actor, now),
          audit: auditStep(
            {
              actor: 'patient',
              action: 'appointment.reschedule',
              subject: confirmationNumber,
              from: item.startsAt,
              to: next.startsAt,
            },
            now,
          ),
        },
        onRefused: async (failed) => {
          if (failed.includes('newSlot')) throw slotTaken(slot);
          const full = await tally.full(failed);
          if (full) throw tooMany(full, refusalOf(full, holder === 'proven'));
        },
      };
    },
    (record): record is AppointmentItem => isAppointment(record) && hasSlot(record, slot),
  );
}
