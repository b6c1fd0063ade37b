import type { DisputeOutcome, DisputeStatus } from '#shared/payments/dispute.ts';
import { formatDollars } from '#shared/payments/money.ts';
import type { Payment } from '#shared/payments/payment.ts';
import type { RefundStatus } from '#shared/payments/refund.ts';
import { capitalize } from '#shared/text/capitalize.ts';
import { clinicDateAt } from '#shared/time/clinic-time.ts';
import { dayMs } from '#shared/time/durations.ts';
import { formatDateTime, formatDayTime } from '#web/features/admin/date-format.ts';
import { FieldList } from '#web/features/admin/records/details/field-list.tsx';
import { useSession } from '#web/features/admin/session/session-context.ts';
import { useServerClock } from '#web/lib/query/server-clock.ts';
import { Badge } from '#web/ui/feedback/badge.tsx';

/** The states of a payment, its refunds and its disputes in words, and the tones of their badges. */
const states: Record<
  'paid' | 'not-paid' | RefundStatus | DisputeStatus | DisputeOutcome,
  [text: string, tone: 'info' | 'success' | 'warn' | 'error' | 'neutral']
> = {
  paid: ['Paid', 'success'],
  'not-paid': ['Not paid', 'neutral'],
  pending: ['On its way', 'info'],
  succeeded: ['Sent', 'success'],
  failed: ['Failed', 'error'],
  cancelled: ['Canceled', 'neutral'],
  inquiry: ['Inquiry', 'warn'],
  'needs-response': ['Needs a response', 'warn'],
  'under-review': ['Under review', 'neutral'],
  closed: ['Closed', 'neutral'],
  won: ['Won', 'success'],
  lost: ['Lost', 'error'],
};

/** Explains Stripe's codes for failed refunds. */
const refundFailures: Record<string, string> = {
  expired_or_canceled_card: 'The card is expired or canceled.',
  lost_or_stolen_card: 'The card was reported lost or stolen.',
  charge_for_pending_refund_disputed: 'The cardholder disputed the payment first.',
  insufficient_funds: 'Our Stripe balance was too low.',
  declined: 'The bank declined it.',
  merchant_request: 'We asked Stripe to stop it.',
};

/** Explains Stripe's codes for disputes of card payments, except `general`, which gives no reason. */
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
export const refundFailureText = (reason = '') => refundFailures[reason] ?? 'The bank didn’t say why.';

/** Explains in a sentence why a payment is disputed. */
export const disputeReasonText = (reason = '') =>
  disputeReasons[reason] ?? 'The bank didn’t give a specific reason.';

/** The time left to answer, such as `9 days left`: whole days of clinic time. */
export function timeLeftText(dueBy: string, now: Date): string {
  if (now.getTime() > Date.parse(dueBy)) return 'deadline passed';
  const dayOf = (instant: Date) => Date.parse(clinicDateAt(instant));
  const days = Math.round((dayOf(new Date(dueBy)) - dayOf(now)) / dayMs);
  if (days === 0) return 'due today';
  return days === 1 ? '1 day left' : `${days} days left`;
}

/** The deadline for answering a dispute: `9 days left, by Dec 2, 3:59 PM`. */
export function deadlineText(dueBy: string, now: Date): string {
  const text = `${capitalize(timeLeftText(dueBy, now))}, by ${formatDayTime(dueBy)}`;
  return text.replace('passed, by', 'passed on');
}

/** A field of the history: what happened, a badge with its state, and a line for each further text. */
function entry(label: string, state: keyof typeof states, ...lines: (string | false | undefined)[]) {
  const [text, tone] = states[state];
  const value = (
    <>
      <Badge tone={tone}>{text}</Badge>
      {lines.filter(Boolean).map((line) => (
        <span key={String(line)} className="block">
          {line}
        </span>
      ))}
    </>
  );
  return { label, value };
}

/** The history of a payment: when it was paid, and every refund and dispute. Shows who entered or refunded it. */
export function PaymentHistory({ payment }: { payment: Payment }) {
  const { subject } = useSession();
  const { now = new Date() } = useServerClock();
  const { amount, paidAt, createdAt, enteredBy } = payment;
  const byText = (actor: string) => `By ${actor === subject ? 'you' : actor}`;
  const begun = entry(
    `Payment of ${formatDollars(amount)}`,
    paidAt ? 'paid' : 'not-paid',
    formatDateTime(paidAt ?? createdAt),
    enteredBy && byText(enteredBy),
  );
  const refunds = payment.refunds.map((refund) => ({
    id: refund.id,
    ...entry(
      `Refund of ${formatDollars(refund.amount)}`,
      refund.status,
      formatDateTime(refund.createdAt),
      refund.reason,
      refund.status === 'failed' &&
        `The refund didn’t go through. ${refundFailureText(refund.failureReason)}`,
      refund.handled && 'Set aside by a manager. The note is in the activity log.',
      refund.actor === 'stripe' ? 'Issued in Stripe' : byText(refund.actor),
    ),
  }));
  const disputes = payment.disputes.map((dispute) => ({
    id: dispute.id,
    ...entry(
      `Dispute of ${formatDollars(dispute.amount)}`,
      dispute.outcome ?? dispute.status,
      disputeReasonText(dispute.reason),
      dispute.evidenceDueBy && deadlineText(dispute.evidenceDueBy, now),
      dispute.fee > 0 && `Stripe’s fee: ${formatDollars(dispute.fee)}`,
    ),
  }));
  return <FieldList title="History" fields={[begun, ...refunds, ...disputes]} />;
}
