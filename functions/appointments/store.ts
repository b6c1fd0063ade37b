import { readItem } from '#functions/platform/dynamo/reads.ts';
import type { VersionedTable } from '#functions/platform/dynamo/versioned-record.ts';
import { env } from '#functions/platform/env.ts';
import { noSuchAppointment } from './problems.ts';
import type { AppointmentItem, ClosedNumber, Tombstone } from './record.ts';

export const appointmentsTable = env('APPOINTMENTS_TABLE');

/** A record under a confirmation number: an appointment, a tombstone, or the mark of a closed number. */
export type AppointmentRecord = AppointmentItem | Tombstone | ClosedNumber;

export const versionedAppointments: VersionedTable<AppointmentRecord> = {
  name: appointmentsTable,
  key: ['confirmationNumber'],
  version: 'version',
};

/** Reads what is stored under a number, consistently. */
export function findAppointmentRecord(confirmationNumber: string): Promise<AppointmentRecord | undefined> {
  return readItem(appointmentsTable, { confirmationNumber });
}

/** Whether a record is an appointment that has not been deleted. */
export function isAppointment(record: AppointmentRecord | undefined): record is AppointmentItem {
  return record !== undefined && 'id' in record;
}

export function isTombstone(record: AppointmentRecord | undefined): record is Tombstone {
  return record !== undefined && 'deletedAt' in record;
}

/** Reads the appointment consistently. Throws `not-found` when there is none or it was deleted. */
export async function findAppointment(confirmationNumber: string): Promise<AppointmentItem> {
  const record = await findAppointmentRecord(confirmationNumber);
  if (!isAppointment(record)) throw noSuchAppointment();
  return record;
}
