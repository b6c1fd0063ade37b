import * as z from 'zod/mini';

/** An inquiry asks a question before any money moves. Like a dispute, it must be answered in time. */
export const disputeStatuses = ['inquiry', 'needs-response', 'under-review', 'closed'] as const;

export type DisputeStatus = (typeof disputeStatuses)[number];

export const disputeOutcomes = ['won', 'lost'] as const;

export type DisputeOutcome = (typeof disputeOutcomes)[number];

/** A dispute as an admin sees it. Amounts are in dollars. */
export const disputeSchema = z.object({
  /** Stripe's id. */
  id: z.string(),
  amount: z.number(),
  /** The part that the bank has withdrawn and not given back. Absent while there is none. */
  amountWithdrawn: z.optional(z.number()),
  /** Stripe's fee for the dispute. */
  fee: z.number(),
  /** Stripe's code for the cardholder's complaint, such as `fraudulent`. */
  reason: z.string(),
  status: z.enum(disputeStatuses),
  /** The instant until which Stripe accepts evidence. Set while Stripe waits for evidence. */
  evidenceDueBy: z.optional(z.string()),
  /** Absent while the dispute is open, and for an inquiry that ended without a dispute. */
  outcome: z.optional(z.enum(disputeOutcomes)),
});

export type Dispute = z.output<typeof disputeSchema>;

interface DisputeState {
  status: DisputeStatus;
  outcome?: DisputeOutcome;
  /** Whether the disputed money was withdrawn from us. */
  isWithdrawn: boolean;
}

const states: Record<string, DisputeState> = {
  warning_needs_response: { status: 'inquiry', isWithdrawn: false },
  warning_under_review: { status: 'under-review', isWithdrawn: false },
  warning_closed: { status: 'closed', isWithdrawn: false },
  prevented: { status: 'closed', isWithdrawn: false },
  needs_response: { status: 'needs-response', isWithdrawn: true },
  appeal_needs_response: { status: 'needs-response', isWithdrawn: true },
  under_review: { status: 'under-review', isWithdrawn: true },
  appeal_under_review: { status: 'under-review', isWithdrawn: true },
  won: { status: 'closed', outcome: 'won', isWithdrawn: false },
  lost: { status: 'closed', outcome: 'lost', isWithdrawn: true },
};

/**
 * Maps a dispute's status at Stripe to ours. An unknown status means under review, with its money withdrawn.
 */
export function disputeStateOf(status: string): DisputeState {
  return states[status] ?? { status: 'under-review', isWithdrawn: true };
}
