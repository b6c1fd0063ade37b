import type { TransactSteps } from '#functions/platform/dynamo/transaction.ts';
import { optimisticUpdate, type Revision } from '#functions/platform/dynamo/versioned-record.ts';
import { noSuchAppointment, staleAppointment } from './problems.ts';
import type { AppointmentItem } from './record.ts';
import {
  type AppointmentRecord,
  findAppointmentRecord,
  isAppointment,
  versionedAppointments,
} from './store.ts';

/** The context of a change: actor, time, precondition, and additional steps of the transaction. */
export interface AppointmentChange {
  actor: string;
  now: Date;
  /** Throws the Problem that refuses the change. */
  check?: (item: AppointmentItem) => void;
  /** Another domain's steps for the same transaction, from the appointment before and after the change. */
  extraSteps?: (before: AppointmentItem, after: AppointmentItem) => TransactSteps;
  /** Throws the Problem that says why one of those steps refused the change. */
  onRefused?: (failed: readonly string[]) => void;
}

/** Changes an appointment that exists. Throws `not-found`, or `stale-version` when it keeps changing. */
export function updateAppointment<After extends AppointmentRecord>(
  confirmationNumber: string,
  revise: (item: AppointmentItem) => Revision<After>,
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
