import type { AppointmentItem } from '#functions/adapters/appointment-item.ts';
import { noSuchBooking } from '#functions/adapters/appointment-store.ts';
import type { Patient } from './caller.ts';
import { notConfirmed, tooLate } from './visit-problems.ts';

/** Refuses another patient's booking, in the words of one that does not exist. */
export function checkOwn(caller: Patient, item: AppointmentItem): void {
  const isOwn =
    'emailKey' in caller
      ? caller.emailKey === item.emailKey
      : caller.confirmationNumber === item.confirmationNumber;
  if (!isOwn) throw noSuchBooking();
}

/** What has to hold of a visit for its patient to cancel or move it: confirmed, and still to come. */
export function checkOpen(item: AppointmentItem, now: Date): void {
  if (item.status !== 'confirmed') throw notConfirmed(item.status);
  if (Date.parse(item.startsAt) <= now.getTime()) throw tooLate();
}
