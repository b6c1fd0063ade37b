import { readStored, removeStored, writeStored } from '#web/lib/storage/storage.ts';

/** An appointment booked in this browser: its number and manage token. */
export interface OwnBooking {
  confirmationNumber: string;
  manageToken: string;
}

function isOwnBooking(entry: unknown): entry is OwnBooking {
  const { confirmationNumber, manageToken } = (entry ?? {}) as Partial<OwnBooking>;
  return typeof confirmationNumber === 'string' && typeof manageToken === 'string';
}

/** All appointments booked in this browser, oldest first, without damaged entries. */
export function ownBookings(): OwnBooking[] {
  const stored = readStored('appointments');
  return Array.isArray(stored) ? stored.filter(isOwnBooking) : [];
}

export function findOwnBooking(confirmationNumber: string): OwnBooking | undefined {
  return ownBookings().find((entry) => entry.confirmationNumber === confirmationNumber);
}

/** Stores only the number and the token. A newer token replaces the old one. */
export function addOwnBooking({ confirmationNumber, manageToken }: OwnBooking): void {
  const others = ownBookings().filter((entry) => entry.confirmationNumber !== confirmationNumber);
  writeStored('appointments', [...others, { confirmationNumber, manageToken }]);
}

/** 'Clear from this device', for one appointment or all. The appointments stay booked. */
export function forgetOwnBookings(confirmationNumber?: string): void {
  const kept = confirmationNumber
    ? ownBookings().filter((entry) => entry.confirmationNumber !== confirmationNumber)
    : [];
  if (kept.length > 0) writeStored('appointments', kept);
  else removeStored('appointments');
}
