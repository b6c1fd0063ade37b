import type { StripeDispute } from '#functions/stripe/disputes.ts';
import { centsToDollars } from '#shared/payments/amount.ts';
import {
  type Dispute,
  type DisputeOutcome,
  type DisputeStatus,
  disputeStateOf,
} from '#shared/payments/dispute.ts';
import { instantOfSeconds } from '#shared/time/instants.ts';

/** A dispute of a payment as stored. */
export interface DisputeRecord {
  /** Stripe's id. */
  id: string;
  cents: number;
  feeCents: number;
  /** How much of it is away from us now. */
  withdrawnCents: number;
  reason: string;
  status: DisputeStatus;
  evidenceDueBy?: string;
  outcome?: DisputeOutcome;
  createdAt: string;
}

function awaitsEvidence(status: DisputeStatus): boolean {
  return status === 'inquiry' || status === 'needs-response';
}

export function disputeRecordOf(dispute: StripeDispute): DisputeRecord {
  const { id, amount, reason, created, balance_transactions, evidence_details } = dispute;
  const { status, outcome, isWithdrawn } = disputeStateOf(dispute.status);
  const dueBy = awaitsEvidence(status) ? evidence_details.due_by : null;
  return {
    id,
    cents: amount,
    feeCents: balance_transactions.reduce((sum, { fee }) => sum + fee, 0),
    withdrawnCents: isWithdrawn ? amount : 0,
    reason,
    status,
    ...(dueBy && { evidenceDueBy: instantOfSeconds(dueBy) }),
    ...(outcome && { outcome }),
    createdAt: instantOfSeconds(created),
  };
}

/** The dispute as an admin sees it. Money is in dollars. */
export function toDispute(record: DisputeRecord): Dispute {
  const { cents, feeCents, withdrawnCents: _, createdAt: __, ...dispute } = record;
  return { ...dispute, amount: centsToDollars(cents), fee: centsToDollars(feeCents) };
}
