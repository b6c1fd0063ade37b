import type { Patient } from '#functions/platform/http/caller.ts';
import { notConfirmed, tooLate } from './problems.ts';
import type { AppointmentItem } from './record.ts';
import { noSuchBooking } from './store.ts';

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
