import { pick } from '#functions/platform/pick.ts';
import type { AttentionKind } from '#shared/payments/attention.ts';
import { unpaidRefunds } from '#shared/payments/refund.ts';
import { clinicDateAt } from '#shared/time/clinic-time.ts';
import type { DisputeRecord } from './dispute-record.ts';
import type { MoneyFacts } from './money-facts.ts';
import { failedRefundKey, isRefundMade, testsOf } from './refund-record.ts';

/** Something about a payment that a manager should look at. */
export interface Attention {
  kind: Exclude<AttentionKind, 'other-sale'>;
  /** Identifies the item within its payment, so that a manager can mark exactly this item as handled. */
  key: string;
  cents: number;
  /** Instant by which a dispute has to be answered. */
  dueBy?: string;
  /** Instant since which the item waits, if that differs from the record's `attentionSince`. */
  since?: string;
  /** For a refund in doubt: the key and instant of its request. */
  idempotencyKey?: string;
  requestedAt?: string;
  /** The titles of the lab tests that the money was for. */
  tests?: string[];
  /** The admin's reason for a refund, or Stripe's for a dispute. */
  reason?: string;
  /** Stripe's code for why a refund failed. */
  failureReason?: string;
}

/** Keys of the sparse index byAttention, present while something about the payment waits for a manager. */
export interface AttentionKeys {
  attention?: 'open';
  /** Instant since which something waits. */
  attentionSince?: string;
  /** The keys of the items that a manager has handled. */
  handled?: string[];
  /** Instant at which Stripe told us that the cardholder's bank suspects fraud. */
  fraudWarnedAt?: string;
}

/** Only the attention keys of a record. */
export function attentionKeysOf(record: AttentionKeys): AttentionKeys {
  return pick(record, 'attention', 'attentionSince', 'handled', 'fraudWarnedAt');
}

/** The fields of a record from which attention is derived. */
export interface Attentive extends MoneyFacts, AttentionKeys {
  /** Stripe's intent differs from what we requested. */
  isMismatched?: true;
  paidLate?: true;
}

function failedRefunds({ refunds = [], refundRequests }: Attentive): Attention[] {
  return unpaidRefunds(refunds, ({ cents }) => cents).map((refund) => ({
    kind: 'refund-failed',
    key: failedRefundKey(refund),
    ...pick(refund, 'cents', 'reason', 'failureReason'),
    ...testsOf(refund, refundRequests),
  }));
}

/**
 * The key of a dispute. It changes with the status, and when the bank takes the money again on appeal, so that a
 * dispute that was handled returns to the work list.
 */
function disputeKey({ id, status, movements = [] }: DisputeRecord): string {
  const withdrawals = movements.filter(({ cents }) => cents < 0).length;
  return `dispute ${id} ${status}${withdrawals > 1 ? ` ${withdrawals}` : ''}`;
}

function openDisputes({ disputes = [] }: Attentive): Attention[] {
  return disputes.flatMap((dispute): Attention[] => {
    const { evidenceDueBy: dueBy } = dispute;
    if (!dueBy) return [];
    return [{ kind: 'dispute', key: disputeKey(dispute), ...pick(dispute, 'cents', 'reason'), dueBy }];
  });
}

function unconfirmedRefunds({ refundRequests = [], ...facts }: Attentive): Attention[] {
  return refundRequests
    .filter(({ idempotencyKey }) => !isRefundMade(facts, idempotencyKey))
    .map(({ actor: _, ...request }) => ({
      ...request,
      kind: 'refund-in-doubt',
      key: `refund-in-doubt ${request.idempotencyKey}`,
    }));
}

/** The fraud warning, while refunding the rest can still prevent a dispute. */
function fraudWarnings({ fraudWarnedAt, amountCents, refundedCents, disputes }: Attentive): Attention[] {
  const cents = amountCents - refundedCents;
  if (!fraudWarnedAt || disputes || cents === 0) return [];
  return [{ kind: 'fraud-warning', key: 'fraud-warning', cents }];
}

function paymentsInDoubt({ amountCents: cents, isMismatched, paidLate }: Attentive): Attention[] {
  const kind = 'payment-in-doubt';
  return [
    ...(isMismatched ? [{ kind, key: kind, cents } as const] : []),
    ...(paidLate ? [{ kind, key: `${kind} paid-late`, cents } as const] : []),
  ];
}

/** Everything about a payment that waits for a manager, except handled items and an overdue lab order. */
export function attentionOf(record: Attentive): Attention[] {
  const all = [
    ...failedRefunds(record),
    ...unconfirmedRefunds(record),
    ...openDisputes(record),
    ...fraudWarnings(record),
    ...paymentsInDoubt(record),
  ];
  return all.filter(({ key }) => !record.handled?.includes(key));
}

/** The record with its keys of the index byAttention, or without them if nothing waits for a manager. */
export function withAttention<Stored extends Attentive>(record: Stored, now: Date): Stored {
  const { attention: _, attentionSince = now.toISOString(), ...rest } = record;
  const isOpen = attentionOf(record).length > 0;
  return { ...rest, ...(isOpen && { attention: 'open', attentionSince }) } as Stored;
}

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
