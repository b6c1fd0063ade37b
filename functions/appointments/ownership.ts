import type { Patient } from './access/patient-caller.ts';
import { noSuchAppointment, notConfirmed, tooLate } from './problems.ts';
import type { AppointmentItem } from './record.ts';

function isOwn(caller: Patient, item: AppointmentItem): boolean {
  if ('emailKey' in caller) return caller.emailKey === item.emailKey;
  const { emailGeneration = 0 } = item;
  return caller.confirmationNumber === item.confirmationNumber && caller.emailGeneration === emailGeneration;
}

/**
 * Refuses another patient's appointment, and a token that a correction has ended. Says that there is no such appointment,
 * to reveal nothing.
 */
export function checkOwn(caller: Patient, item: AppointmentItem): void {
  if (!isOwn(caller, item)) throw noSuchAppointment();
}

/** Refuses what its patient cannot cancel or reschedule: only a confirmed appointment that has not begun. */
export function checkOpen(item: AppointmentItem, now: Date): void {
  if (item.status !== 'confirmed') throw notConfirmed(item.status);
  if (Date.parse(item.startsAt) <= now.getTime()) throw tooLate();
}
