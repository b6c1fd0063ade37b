import type { Patient } from './access/patient-caller.ts';
import { noSuchAppointment, notConfirmed, tooLate } from './problems.ts';
import type { AppointmentItem } from './record.ts';

/** Refuses another patient's appointment in the words for one that does not exist, to reveal nothing. */
export function checkOwn(caller: Patient, item: AppointmentItem): void {
  const isOwn =
    'emailKey' in caller
      ? caller.emailKey === item.emailKey
      : caller.confirmationNumber === item.confirmationNumber;
  if (!isOwn) throw noSuchAppointment();
}

/** Refuses what its patient cannot cancel or reschedule: only a confirmed appointment that has not begun. */
export function checkOpen(item: AppointmentItem, now: Date): void {
  if (item.status !== 'confirmed') throw notConfirmed(item.status);
  if (Date.parse(item.startsAt) <= now.getTime()) throw tooLate();
}
