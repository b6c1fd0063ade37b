import { readItem } from '#functions/platform/dynamo/reads.ts';
import { env } from '#functions/platform/env.ts';
import { Problem } from '#shared/api/problem.ts';
import { type AppointmentItem, type Tombstone, toAppointment } from './record.ts';

export const appointmentsTable = env('APPOINTMENTS_TABLE');

/** How often a write is tried again when what it was based on has moved meanwhile. */
export const maxRounds = 5;

/** The booking or tombstone under this number, read consistently. */
export function findRecord(confirmationNumber: string): Promise<AppointmentItem | Tombstone | undefined> {
  return readItem(appointmentsTable, { confirmationNumber });
}

export function isTombstone(record: AppointmentItem | Tombstone): record is Tombstone {
  return 'deletedAt' in record;
}

/** The booking under this number. Refuses with `not-found` when there is none, or no longer. */
export async function findAppointment(confirmationNumber: string): Promise<AppointmentItem> {
  const record = await findRecord(confirmationNumber);
  if (!record || isTombstone(record)) throw noSuchBooking();
  return record;
}

export function noSuchBooking(): Problem {
  return new Problem('not-found', 'There is no such booking.');
}

/** Refuses a change based on an older version; an admin route shows the appointment as it is now. */
export function staleAppointment(current: AppointmentItem): Problem {
  return new Problem('stale-version', 'This booking changed meanwhile. Please look at it again.', {
    current: toAppointment(current),
  });
}

/** Who changes a booking, when, and what has to hold of it for that. */
export interface Change {
  actor: string;
  now: Date;
  /** Throws the Problem that refuses the change of the booking as it stands. */
  check?: (item: AppointmentItem) => void;
}
