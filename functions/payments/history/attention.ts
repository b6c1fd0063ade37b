import { pick } from '#functions/platform/pick.ts';
import type { AttentionKind } from '#shared/payments/attention.ts';
import { unpaidRefunds } from '#shared/payments/refund.ts';
import type { DisputeRecord } from './dispute-record.ts';
import type { MoneyFacts } from './money-facts.ts';
import { failedRefundKey, isRefundMade, testsOf } from './refund-record.ts';

/** What of a payment a manager should look at. */
export interface Attention {
  kind: Exclude<AttentionKind, 'other-sale'>;
  /** Names it within its payment, so that a manager can mark exactly this one as handled. */
  key: string;
  cents: number;
  /** Instant until which it has to be answered. */
  dueBy?: string;
  /** Instant since when it waits, where its record's `attentionSince` doesn't say. */
  since?: string;
  /** The key and instant of the request for the refund that it is about. */
  idempotencyKey?: string;
  requestedAt?: string;
  /** The titles of the lab tests whose money it is. */
  tests?: string[];
  /** The admin's words for a refund, Stripe's for a dispute. */
  reason?: string;
  /** Stripe's word for why a refund came back. */
  failureReason?: string;
}

/** Keys of the sparse index byAttention, while something of the payment waits for a manager. */
export interface AttentionKeys {
  attention?: 'open';
  /** Instant since when. */
  attentionSince?: string;
  /** The keys of what a manager has handled. */
  handled?: string[];
  /** Instant at which Stripe told us that the cardholder's bank suspects fraud. */
  fraudWarnedAt?: string;
}

/** The keys of a record, and nothing else of it. */
export function attentionKeysOf(record: AttentionKeys): AttentionKeys {
  return pick(record, 'attention', 'attentionSince', 'handled', 'fraudWarnedAt');
}

/** What attention is derived from. */
export interface Attentive extends MoneyFacts, AttentionKeys {
  /** Stripe's intent differs from what we asked for. */
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

/** A new key makes a dispute that was handled wait again: when its status changes, or the bank takes the money once more on appeal. */
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

/** A warning, while a refund of what is left still avoids a dispute. */
function fraudWarnings({ fraudWarnedAt, amountCents, refundedCents, disputes }: Attentive): Attention[] {
  const cents = amountCents - refundedCents;
  if (!fraudWarnedAt || disputes || cents === 0) return [];
  return [{ kind: 'fraud-warning', key: 'fraud-warning', cents }];
}

function doubts({ amountCents: cents, isMismatched, paidLate }: Attentive): Attention[] {
  const kind = 'payment-in-doubt';
  return [
    ...(isMismatched ? [{ kind, key: kind, cents } as const] : []),
    ...(paidLate ? [{ kind, key: `${kind} paid-late`, cents } as const] : []),
  ];
}

/** What of a payment waits for a manager, less what one has handled. */
export function attentionOf(record: Attentive): Attention[] {
  const all = [
    ...failedRefunds(record),
    ...unconfirmedRefunds(record),
    ...openDisputes(record),
    ...fraudWarnings(record),
    ...doubts(record),
  ];
  return all.filter(({ key }) => !record.handled?.includes(key));
}

/** The record with its keys of the index, as what waits for a manager asks for. */
export function withAttention<Stored extends Attentive>(record: Stored, now: Date): Stored {
  const { attention: _, attentionSince = now.toISOString(), ...rest } = record;
  const isOpen = attentionOf(record).length > 0;
  return { ...rest, ...(isOpen && { attention: 'open', attentionSince }) } as Stored;
}
