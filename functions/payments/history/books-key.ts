import { intentIdPattern } from '#shared/payments/payment.ts';
import { clinicDateAt } from '#shared/time/clinic-time.ts';
import { type Attentive, withAttention } from './attention.ts';
import type { MoneyFacts } from './money-facts.ts';

/** The key of the sparse index byMovedDate, which the reconciliation walks. */
export interface BooksKey {
  /** The day, in clinic time, on which money last moved at Stripe. */
  movedDate?: string;
}

/** Only money that moved at Stripe is compared with Stripe: not what was paid in cash, by check or by phone. */
function lastMovement({ id, paidAt, refunds = [], disputes = [] }: MoneyFacts & { id: string }) {
  if (!paidAt || !intentIdPattern.test(id)) return undefined;
  const later = [
    ...[...refunds, ...disputes].map(({ createdAt }) => createdAt),
    ...disputes.flatMap(({ movements = [] }) => movements.map(({ movedAt }) => movedAt)),
  ];
  return later.reduce((last, instant) => (instant > last ? instant : last), paidAt);
}

/** The record with its keys of the indexes that are derived from its money. */
export function withMoneyKeys<Stored extends Attentive & { id: string }>(record: Stored, now: Date): Stored {
  const last = lastMovement(record);
  const indexed = withAttention(record, now);
  return last ? { ...indexed, movedDate: clinicDateAt(new Date(last)) } : indexed;
}
