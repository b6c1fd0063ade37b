import { readStored, removeStored, writeStored } from '#web/lib/storage.ts';

/** An appointment booked in this browser: its number and manage token. */
export interface MyAppointment {
  confirmationNumber: string;
  manageToken: string;
}

const key = 'appointments';

function isMyAppointment(entry: unknown): entry is MyAppointment {
  const { confirmationNumber, manageToken } = (entry ?? {}) as Partial<MyAppointment>;
  return typeof confirmationNumber === 'string' && typeof manageToken === 'string';
}

/** All appointments booked in this browser, oldest first, without damaged entries. */
export function myAppointments(): MyAppointment[] {
  const stored = readStored('local', key);
  return Array.isArray(stored) ? stored.filter(isMyAppointment) : [];
}

export function findMyAppointment(confirmationNumber: string): MyAppointment | undefined {
  return myAppointments().find((entry) => entry.confirmationNumber === confirmationNumber);
}

/** Stores number and token only. A newer token replaces the old one. */
export function addMyAppointment({ confirmationNumber, manageToken }: MyAppointment): void {
  const others = myAppointments().filter((entry) => entry.confirmationNumber !== confirmationNumber);
  writeStored('local', key, [...others, { confirmationNumber, manageToken }]);
}

/** 'Forget on this device': one appointment, or all. The appointments themselves stay booked. */
export function forgetMyAppointments(confirmationNumber?: string): void {
  const kept = confirmationNumber
    ? myAppointments().filter((entry) => entry.confirmationNumber !== confirmationNumber)
    : [];
  if (kept.length > 0) writeStored('local', key, kept);
  else removeStored('local', key);
}
