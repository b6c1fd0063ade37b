import type { DisputeOutcome, DisputeStatus } from '#shared/payments/dispute.ts';
import type { RefundStatus } from '#shared/payments/refund.ts';
import { clinicDateAt } from '#shared/time/clinic-time.ts';
import { dayMs } from '#shared/time/durations.ts';
import { formatDateTime } from '#web/features/admin/date-format.ts';

/** A status in words, and the tone of its badge. */
export interface State {
  status: string;
  tone: 'info' | 'success' | 'warn' | 'error' | 'neutral';
}

export const historyTexts = {
  title: 'History',
  begun: (amount: string) => `Payment of ${amount}`,
  refund: (amount: string) => `Refund of ${amount}`,
  dispute: (amount: string) => `Dispute of ${amount}`,
  paid: { status: 'Paid', tone: 'success' },
  notPaid: { status: 'Not paid', tone: 'neutral' },
  refundStates: {
    pending: { status: 'On its way', tone: 'info' },
    succeeded: { status: 'Sent', tone: 'success' },
    failed: { status: 'Failed', tone: 'error' },
    cancelled: { status: 'Canceled', tone: 'neutral' },
  } satisfies Record<RefundStatus, State>,
  disputeStates: {
    inquiry: { status: 'Inquiry', tone: 'warn' },
    'needs-response': { status: 'Needs a response', tone: 'warn' },
    'under-review': { status: 'Under review', tone: 'neutral' },
    closed: { status: 'Closed', tone: 'neutral' },
    won: { status: 'Won', tone: 'success' },
    lost: { status: 'Lost', tone: 'error' },
  } satisfies Record<DisputeStatus | DisputeOutcome, State>,
  by: (name: string) => `By ${name}`,
  you: 'you',
  inStripe: 'Issued in Stripe',
  cameBack: (why: string) => `The refund didn’t go through. ${why}`,
  handled: 'Set aside by a manager. The note is in the activity log.',
  fee: (amount: string) => `Stripe’s fee: ${amount}`,
} as const;

/** The time left to answer, such as `9 days left`: whole days of clinic time. */
export function timeLeftText(dueBy: string, now: Date): string {
  if (now.getTime() > Date.parse(dueBy)) return 'deadline passed';
  const dayOf = (instant: Date) => Date.parse(clinicDateAt(instant));
  const days = Math.round((dayOf(new Date(dueBy)) - dayOf(now)) / dayMs);
  if (days === 0) return 'due today';
  return days === 1 ? '1 day left' : `${days} days left`;
}

/** The deadline for answering a dispute, as text. */
export function deadlineText(dueBy: string, now: Date): string {
  return `Respond by ${formatDateTime(dueBy)}: ${timeLeftText(dueBy, now)}`;
}

/** Stripe's codes for failed refunds. */
const refundFailures: Record<string, string> = {
  expired_or_canceled_card: 'The card is expired or canceled.',
  lost_or_stolen_card: 'The card was reported lost or stolen.',
  charge_for_pending_refund_disputed: 'The cardholder disputed the payment first.',
  insufficient_funds: 'Our Stripe balance was too low.',
  declined: 'The bank declined it.',
  merchant_request: 'We asked Stripe to stop it.',
};

/** Stripe's codes for disputes of card payments, except `general`, which gives no reason. */
const disputeReasons: Record<string, string> = {
  fraudulent: 'The cardholder says they didn’t make this payment.',
  unrecognized: 'The cardholder doesn’t recognize this payment.',
  duplicate: 'The cardholder says they were charged twice.',
  product_not_received: 'The cardholder says they didn’t get what they paid for.',
  product_unacceptable: 'The cardholder says what they got wasn’t as described.',
  credit_not_processed: 'The cardholder says they never got their refund.',
  subscription_canceled: 'The cardholder says they had already canceled.',
  noncompliant: 'The card network says its rules weren’t followed.',
};

/** Explains in a sentence why a refund failed. */
export function refundFailureText(reason: string | undefined): string {
  return refundFailures[reason ?? ''] ?? 'The bank didn’t say why.';
}

/** Explains in a sentence why a payment is disputed. */
export function disputeReasonText(reason: string | undefined): string {
  return disputeReasons[reason ?? ''] ?? 'The bank didn’t give a specific reason.';
}
