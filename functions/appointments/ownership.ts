import type { LookupCaller, Patient } from './auth/patient-caller.ts';
import type { AddressProof } from './auth/patient-tokens.ts';
import { noSuchAppointment, notConfirmed, tooLate } from './problems.ts';
import type { AppointmentItem } from './record.ts';
import { findAppointment, findAppointmentRecord, isAppointment } from './store.ts';

/** A caller with a token for one appointment, or in a lookup session. */
type Holder = LookupCaller | AddressProof;

/** Whether an appointment is the caller's, by a token that no correction has invalidated. */
export function isOwn(caller: Holder, item: AppointmentItem): boolean {
  if ('emailKey' in caller) return caller.emailKey === item.emailKey;
  const { emailGeneration = 0 } = item;
  return caller.confirmationNumber === item.confirmationNumber && caller.emailGeneration === emailGeneration;
}

/**
 * Refuses another patient's appointment, and a token that a correction has invalidated, as if there were no such
 * appointment.
 */
export function checkOwn(caller: Holder, item: AppointmentItem): void {
  if (!isOwn(caller, item)) throw noSuchAppointment();
}

/** Reads a patient's own appointment consistently. Throws `not-found` for any other, after the same read. */
export async function findOwnAppointment(
  confirmationNumber: string,
  caller: Holder,
): Promise<AppointmentItem> {
  const item = await findAppointment(confirmationNumber);
  checkOwn(caller, item);
  return item;
}

/**
 * Whether the token of a caller who may see an appointment proves the appointment's address: the token was mailed, or
 * came from a mailed code.
 */
export function hasMailedToken(caller: Patient): boolean {
  return 'emailKey' in caller || caller.origin === 'mail';
}

/**
 * Whether a caller's token proves an email address (lower case): the token came from a code mailed to the address, or
 * in a mail to it about one of its appointments.
 */
export async function provesAddress(caller: Patient, emailKey: string): Promise<boolean> {
  if ('emailKey' in caller) return caller.emailKey === emailKey;
  if (caller.origin !== 'mail') return false;
  const record = await findAppointmentRecord(caller.confirmationNumber);
  return isAppointment(record) && isOwn(caller, record) && record.emailKey === emailKey;
}

/** Refuses to cancel or reschedule an appointment unless it is confirmed and has not begun. */
export function checkOpen(item: AppointmentItem, now: Date): void {
  if (item.status !== 'confirmed') throw notConfirmed(item.status);
  if (Date.parse(item.startsAt) <= now.getTime()) throw tooLate();
}
