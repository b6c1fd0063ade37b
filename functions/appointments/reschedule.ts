import { changeMail, mailStep } from '#functions/mail/outbox.ts';
import { auditItem } from '#functions/platform/audit.ts';
import { type NamedItems, replaceStep, transact } from '#functions/platform/dynamo/transaction.ts';
import { envNumber } from '#functions/platform/env.ts';
import { Problem } from '#shared/api/problem.ts';
import { slotStart } from '#shared/appointments/slots.ts';
import type { VisitSlot } from '#shared/appointments/visit-rules.ts';
import { addressCounter, countedVisit, emailCounter, moveCountedVisit } from './open-appointments.ts';
import { slotTaken } from './problems.ts';
import { type AppointmentItem, tokenEnd } from './record.ts';
import { releaseSlot, takeSlot } from './slot-store.ts';
import { appointmentsTable, type Change, findAppointment, maxRounds, staleAppointment } from './store.ts';

const atOneTime = envNumber('LIMIT_VISITS_AT_ONE_TIME');

function isAt(item: AppointmentItem, { locationId, date, time }: VisitSlot): boolean {
  return item.locationId === locationId && item.date === date && item.time === time;
}

function movedItem(item: AppointmentItem, visit: VisitSlot, now: Date): AppointmentItem {
  const start = slotStart(visit.date, visit.time);
  const startsAt = start.toISOString();
  return {
    ...item,
    ...visit,
    startsAt,
    visitMonth: startsAt.slice(0, 7),
    tokenExpiresAt: tokenEnd(start, now),
    movedAt: now.toISOString(),
    version: item.version + 1,
  };
}

function counterSteps(item: AppointmentItem, moved: AppointmentItem): NamedItems<'patient' | 'address'> {
  // From clinic to clinic at the same time, nothing changes for those who count.
  if (item.startsAt === moved.startsAt) return {};
  const from = countedVisit(item);
  const to = countedVisit(moved);
  return {
    patient: moveCountedVisit(emailCounter(item.emailKey), from, to, atOneTime),
    ...(item.addressKey && { address: moveCountedVisit(addressCounter(item.addressKey), from, to) }),
  };
}

/**
 * Moves a booking to another slot, under its number. One transaction: the old slot is free only if the new one is
 * won. Moving it to where it already is changes nothing, so that a repeated request is fine.
 */
export async function moveAppointment(
  confirmationNumber: string,
  visit: VisitSlot,
  change: Change,
): Promise<AppointmentItem> {
  for (let round = 0; round < maxRounds; round++) {
    const item = await findAppointment(confirmationNumber);
    change.check?.(item);
    if (isAt(item, visit)) return item;
    const moved = movedItem(item, visit, change.now);
    const failed = await transact({
      appointment: replaceStep(appointmentsTable, moved, item),
      newSlot: takeSlot(visit, confirmationNumber),
      oldSlot: releaseSlot(item, confirmationNumber),
      ...counterSteps(item, moved),
      mail: mailStep(changeMail('moved', moved, change.now)),
      audit: auditItem(
        {
          actor: change.actor,
          action: 'appointment.move',
          subject: confirmationNumber,
          from: item.startsAt,
          to: moved.startsAt,
        },
        change.now,
      ),
    });
    if (failed.length === 0) return moved;
    if (failed.includes('appointment')) continue;
    if (failed.includes('newSlot')) throw slotTaken(visit);
    if (failed.includes('patient')) {
      throw new Problem('conflict', 'You already have a visit at that time. Please choose another.');
    }
  }
  throw staleAppointment(await findAppointment(confirmationNumber));
}
