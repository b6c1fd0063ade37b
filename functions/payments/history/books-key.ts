import { intentIdPattern } from '#shared/payments/payment.ts';
import { clinicDateAt } from '#shared/time/clinic-time.ts';
import { type Attentive, withAttention } from './attention.ts';

/** The key of the sparse index byMovedDate, which the reconciliation walks. */
export interface BooksKey {
  /** The day, in clinic time, on which money last moved at Stripe, or a manager last said so. */
  movedDate?: string;
}

interface Compared extends Attentive {
  id: string;
  /** When a manager last set the status. */
  overriddenAt?: string;
}

/**
 * The instant at which money last moved at Stripe, or a manager last said so. What was paid in cash, by check or by phone
 * never did.
 */
export function lastMovedAt({
  id,
  paidAt,
  overriddenAt,
  refunds = [],
  disputes = [],
}: Compared): string | undefined {
  if (!intentIdPattern.test(id)) return undefined;
  const movements = [
    ...(paidAt ? [paidAt] : []),
    ...(overriddenAt ? [overriddenAt] : []),
    ...[...refunds, ...disputes].map(({ createdAt }) => createdAt),
    ...disputes.flatMap(({ movements: booked = [] }) => booked.map(({ movedAt }) => movedAt)),
  ];
  return movements.sort().at(-1);
}

/** The record with its keys of the indexes that are derived from its money. */
export function withMoneyKeys<Stored extends Compared>(record: Stored, now: Date): Stored {
  const last = lastMovedAt(record);
  const indexed = withAttention(record, now);
  return last ? { ...indexed, movedDate: clinicDateAt(new Date(last)) } : indexed;
}
