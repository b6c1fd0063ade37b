import { readStored, removeStored, writeStored } from '#web/lib/storage.ts';

/** A booking made in this browser: its number, and the token that proves it (wire.md, Browser storage). */
export interface MyAppointment {
  confirmationNumber: string;
  manageToken: string;
}

const key = 'appointments';

function isMyAppointment(entry: unknown): entry is MyAppointment {
  const { confirmationNumber, manageToken } = (entry ?? {}) as Partial<MyAppointment>;
  return typeof confirmationNumber === 'string' && typeof manageToken === 'string';
}

/** All bookings made in this browser, oldest first. Damaged entries are left out. */
export function myAppointments(): MyAppointment[] {
  const stored = readStored('local', key);
  return Array.isArray(stored) ? stored.filter(isMyAppointment) : [];
}

export function findMyAppointment(confirmationNumber: string): MyAppointment | undefined {
  return myAppointments().find((entry) => entry.confirmationNumber === confirmationNumber);
}

/** Keeps number and token, nothing else; a newer token replaces the old one. */
export function addMyAppointment({ confirmationNumber, manageToken }: MyAppointment): void {
  const others = myAppointments().filter((entry) => entry.confirmationNumber !== confirmationNumber);
  writeStored('local', key, [...others, { confirmationNumber, manageToken }]);
}

/** 'Forget on this device': one booking, or all of them. The bookings themselves stay. */
export function forgetMyAppointments(confirmationNumber?: string): void {
  const kept = confirmationNumber
    ? myAppointments().filter((entry) => entry.confirmationNumber !== confirmationNumber)
    : [];
  if (kept.length > 0) writeStored('local', key, kept);
  else removeStored('local', key);
}
