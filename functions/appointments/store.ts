import type { MailCause } from '#functions/mail/outbox.ts';
import { readItem } from '#functions/platform/dynamo/items.ts';
import type { Tally } from '#functions/platform/dynamo/tally.ts';
import {
  optimisticUpdate,
  type Revision,
  type VersionedTable,
} from '#functions/platform/dynamo/versioned-record.ts';
import { env } from '#functions/platform/env.ts';
import { noSuchAppointment, staleAppointment } from './problems.ts';
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

/** The context of a change: who makes it, when, on what condition, and what else belongs to the transaction. */
export interface AppointmentChange {
  /** Who makes the change, for the audit log. */
  actor: string;
  /** What caused the mail about the change. */
  cause: MailCause;
  now: Date;
  /** Throws the Problem that refuses the change. */
  check?: (item: AppointmentItem) => void;
  /** The counts that limit the change. */
  tally?: Pick<Tally, 'steps'>;
  /** Called with the steps that failed. If one of them is a count at its limit, throws the Problem that says so. */
  onRefused?: (failed: readonly string[]) => Promise<void>;
}

/** Returns a check that throws `stale-version` unless the caller saw the stored version of the appointment. */
export function checkVersion(version: number | undefined): (item: AppointmentItem) => void {
  return (item) => {
    if (version !== undefined && version !== item.version) throw staleAppointment(item);
  };
}

/** Changes an appointment that exists. Throws `not-found`, or `stale-version` when it keeps changing. */
export function updateAppointment<After extends AppointmentRecord>(
  confirmationNumber: string,
  revise: (item: AppointmentItem) => Revision<After> | Promise<Revision<After>>,
  isDone: (record: AppointmentRecord | undefined) => record is After,
): Promise<After> {
  return optimisticUpdate<AppointmentRecord, After>({
    table: versionedAppointments,
    read: () => findAppointmentRecord(confirmationNumber),
    revise: (record) => {
      if (!isAppointment(record)) throw noSuchAppointment();
      return revise(record);
    },
    isDone,
    stale: (record) => (isAppointment(record) ? staleAppointment(record) : noSuchAppointment()),
  });
}
