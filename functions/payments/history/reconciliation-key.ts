import { clinicDateAt } from '#shared/time/clinic-time.ts';
import { type Attentive, withAttention } from './attention.ts';

/** The key of the sparse index byMovedDate, which the reconciliation and the accountant's list read. */
export interface ReconciliationKey {
  /** The day, in clinic time, on which money last moved or a manager last set the status. */
  movedDate?: string;
}

interface Moved extends Attentive {
  /** When a manager last set the status. */
  overriddenAt?: string;
}

/** The instant at which money last moved or a manager last set the status. */
export function lastMovedAt({
  paidAt,
  overriddenAt,
  refunds = [],
  disputes = [],
}: Moved): string | undefined {
  const movements = [
    ...(paidAt ? [paidAt] : []),
    ...(overriddenAt ? [overriddenAt] : []),
    ...[...refunds, ...disputes].flatMap(({ createdAt, movements: booked = [] }) => [
      createdAt,
      ...booked.map(({ movedAt }) => movedAt),
    ]),
  ];
  return movements.sort().at(-1);
}

/** The record with the index keys that are derived from its money. */
export function withMoneyKeys<Stored extends Moved>(record: Stored, now: Date): Stored {
  const last = lastMovedAt(record);
  const indexed = withAttention(record, now);
  return last ? { ...indexed, movedDate: clinicDateAt(new Date(last)) } : indexed;
}
