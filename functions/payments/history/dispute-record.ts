import type { StripeDispute } from '#functions/stripe/intents.ts';
import { centsToDollars } from '#shared/payments/amount.ts';
import {
  type Dispute,
  type DisputeOutcome,
  type DisputeStatus,
  disputeStateOf,
} from '#shared/payments/dispute.ts';
import { instantOfSeconds } from '#shared/time/instants.ts';
import { type Movement, movementOf } from './movement.ts';

/** A payment's dispute, in the form that we store. */
export interface DisputeRecord {
  /** Stripe's id. */
  id: string;
  cents: number;
  feeCents: number;
  /** How much of the disputed amount the bank has taken from us and not given back. */
  withdrawnCents: number;
  /**
   * Everything that Stripe has booked for the dispute, oldest first. After an appeal, the bank may take money again.
   */
  movements?: Movement[];
  reason: string;
  status: DisputeStatus;
  evidenceDueBy?: string;
  outcome?: DisputeOutcome;
  createdAt: string;
}

const byTime = (one: Movement, other: Movement) => one.movedAt.localeCompare(other.movedAt);

function awaitsEvidence(status: DisputeStatus): boolean {
  return status === 'inquiry' || status === 'needs-response';
}

/** A dispute at Stripe as we store it. */
export function disputeRecordOf(dispute: StripeDispute): DisputeRecord {
  const { id, amount, reason, created, balance_transactions, evidence_details } = dispute;
  const { status, outcome, isWithdrawn } = disputeStateOf(dispute.status);
  const movements = balance_transactions.map(movementOf).toSorted(byTime);
  const dueBy = awaitsEvidence(status) ? evidence_details.due_by : null;
  return {
    id,
    cents: amount,
    feeCents: balance_transactions.reduce((sum, { fee }) => sum + fee, 0),
    withdrawnCents: isWithdrawn ? amount : 0,
    ...(movements.length > 0 && { movements }),
    reason,
    status,
    ...(dueBy && { evidenceDueBy: instantOfSeconds(dueBy) }),
    ...(outcome && { outcome }),
    createdAt: instantOfSeconds(created),
  };
}

/** Whether a bank has taken money for a dispute, so that Stripe refuses to refund the payment. */
export function isChargedBack(disputes: readonly DisputeRecord[] = []): boolean {
  return disputes.some(({ withdrawnCents }) => withdrawnCents > 0);
}

/** The dispute as an admin sees it. Money is in dollars. */
export function toDispute(record: DisputeRecord): Dispute {
  const { cents, feeCents, withdrawnCents, movements: _, createdAt: __, ...dispute } = record;
  return {
    ...dispute,
    amount: centsToDollars(cents),
    ...(withdrawnCents > 0 && { amountWithdrawn: centsToDollars(withdrawnCents) }),
    fee: centsToDollars(feeCents),
  };
}
