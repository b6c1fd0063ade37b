import type { DisputeRecord } from '#functions/payments/history/dispute-record.ts';
import type { MoneyFacts } from '#functions/payments/history/money-facts.ts';
import type { RefundRecord } from '#functions/payments/history/refund-record.ts';
import type { PaymentItem, PaymentTombstone } from '#functions/payments/record.ts';
import { isAbandoned } from '#functions/payments/unfinished-payments.ts';
import { auditStep } from '#functions/platform/audit-log/audit-log.ts';
import type { TransactSteps } from '#functions/platform/dynamo/transaction.ts';
import { describeError, log } from '#functions/platform/log.ts';
import { countMetric } from '#functions/platform/metric.ts';
import type { MetricName } from '#functions/platform/metric-table.ts';
import type { Charge, Intent } from '#functions/stripe/intents.ts';
import type { AuditEntry } from '#shared/audit/routes.ts';
import type { Card, PaymentStatus } from '#shared/payments/payment.ts';
import { countsAsRefunded } from '#shared/payments/refund.ts';
import type { StripeAnswer } from './read-answer.ts';

/**
 * Maps the status of a Stripe payment intent to ours; an unknown status counts as pending. A payment with a failed card
 * stays failed when it is canceled.
 * @param hasFailed whether the intent has a `last_payment_error`
 */
export function paymentStatusOf(status: string, hasFailed: boolean): PaymentStatus {
  if (status === 'succeeded') return 'succeeded';
  if (status !== 'canceled' && status !== 'requires_payment_method') return 'pending';
  if (hasFailed) return 'failed';
  return status === 'canceled' ? 'cancelled' : 'pending';
}

/** The brand and last four digits of a charge's card; undefined when Stripe doesn't give both. */
function cardOf({ payment_method_details }: Charge): Card | undefined {
  const { brand, last4 } = payment_method_details?.card ?? {};
  return brand && last4 ? { brand, last4 } : undefined;
}

/**
 * The payment with the intent's current state. A payment that was paid stays succeeded, but a status that an admin has
 * set is kept. A payment whose intent has ended leaves the index byPendingSince.
 */
export function withAnswer(
  item: PaymentItem,
  intent: Intent,
  { charge, money, failures }: StripeAnswer,
): PaymentItem {
  const error = intent.last_payment_error;
  const declineCode = error ? (error.decline_code ?? error.code ?? error.type) : undefined;
  const card = charge && cardOf(charge);
  const stripeStatus = paymentStatusOf(intent.status, declineCode !== undefined);
  const { pending, pendingSince, processing: _, isMismatched: __, declineCode: ___, ...rest } = item;
  const hasEnded = intent.status === 'succeeded' || intent.status === 'canceled';
  const paidAt = item.paidAt ?? money.paidAt;
  const settledStatus = paidAt ? 'succeeded' : stripeStatus;
  return {
    ...rest,
    ...failures,
    ...money,
    ...(!hasEnded && pending && { pending, pendingSince }),
    ...(paidAt && { paidAt }),
    ...(paidAt && card && { card }),
    ...(intent.status === 'processing' && { processing: true as const }),
    ...(settledStatus === 'failed' && declineCode && { declineCode }),
    status: item.overridden ? item.status : settledStatus,
    receiptUrl: item.receiptUrl || (charge?.receipt_url ?? ''),
  };
}

/** The tombstone with Stripe's answer. A deleted payment stays deleted, but its money is still tracked. */
export function tombstoneWithAnswer(tombstone: PaymentTombstone, { money }: StripeAnswer): PaymentTombstone {
  const isPaidLate = !tombstone.paidAt && money.paidAt !== undefined;
  return { ...tombstone, ...money, ...(isPaidLate && { paidLate: true }) };
}

/**
 * The payment after Stripe says that its intent doesn't exist, so that it can't be paid. The payment ends immediately
 * if it was begun with keys of the other mode, otherwise once it is abandoned.
 */
export function withoutIntent(item: PaymentItem, live: boolean, now: Date): PaymentItem {
  const { pending: _, pendingSince, processing: __, ...rest } = item;
  const isOver = pendingSince && (item.livemode !== live || isAbandoned(pendingSince, now));
  if (!isOver) return item;
  return { ...rest, status: rest.overridden || rest.status === 'failed' ? rest.status : 'cancelled' };
}

const metrics = {
  'payment-mismatched': 'PaymentMismatched',
  'payment-disputed': 'PaymentDisputed',
  'deleted-payment-paid': 'DeletedPaymentPaid',
  'refund-failed': 'RefundFailed',
} as const satisfies Record<string, MetricName>;

export type PaymentAlarm = keyof typeof metrics;

/** Logs and counts an event that a manager should look into. */
export function alarm(event: PaymentAlarm, payment: string): void {
  log('error', event, { payment });
  countMetric(metrics[event]);
}

/**
 * Logs and counts a payment that a job could not settle. The job continues, so that one payment doesn't block the
 * others.
 */
export function alarmUnsettled(payment: string, error: unknown): void {
  log('error', 'settlement-failed', { payment, ...describeError(error) });
  countMetric('SettlementFailed');
}

type Facts = Pick<MoneyFacts, 'refunds' | 'disputes'> & Pick<PaymentTombstone, 'paidLate'>;

/** Refunds and disputes that the banks have changed since our last update. */
interface News {
  /** Refunds that failed or were canceled. */
  returned: RefundRecord[];
  opened: DisputeRecord[];
  closed: DisputeRecord[];
}

function newsOf(from: Facts | undefined, { refunds = [], disputes = [] }: Facts): News {
  const refundBefore = ({ id }: RefundRecord) => from?.refunds?.find((refund) => refund.id === id);
  const disputeBefore = ({ id }: DisputeRecord) => from?.disputes?.find((dispute) => dispute.id === id);
  const wasReturned = (refund: RefundRecord | undefined) =>
    refund !== undefined && !countsAsRefunded(refund.status);
  return {
    returned: refunds.filter((refund) => wasReturned(refund) && !wasReturned(refundBefore(refund))),
    opened: disputes.filter((dispute) => !disputeBefore(dispute)),
    closed: disputes.filter(
      (dispute) => dispute.status === 'closed' && disputeBefore(dispute)?.status !== 'closed',
    ),
  };
}

/** The alarms that a change causes, whether the payment is listed or deleted. */
export function alarmsOf(from: Facts | undefined, to: Facts): PaymentAlarm[] {
  const { returned, opened } = newsOf(from, to);
  const alarms: PaymentAlarm[] = [];
  if (opened.length > 0) alarms.push('payment-disputed');
  if (returned.some(({ status }) => status === 'failed')) alarms.push('refund-failed');
  if (to.paidLate && !from?.paidLate) alarms.push('deleted-payment-paid');
  return alarms;
}

/** The audit log steps for refunds and disputes that the banks have changed. Amounts are in cents. */
export function newsAuditSteps(
  from: Facts | undefined,
  { id: subject, ...to }: Facts & { id: string },
  now: Date,
): TransactSteps {
  const { returned, opened, closed } = newsOf(from, to);
  const stepOf = (action: AuditEntry['action'], cents: number, reason: string | undefined) =>
    auditStep({ actor: 'stripe', subject, action, to: String(cents), ...(reason && { reason }) }, now);
  const steps = [
    ...returned.map(({ cents, status, failureReason }) =>
      stepOf(status === 'failed' ? 'payment.refund-failed' : 'payment.refund-canceled', cents, failureReason),
    ),
    ...opened.map(({ cents, reason }) => stepOf('payment.dispute', cents, reason)),
    ...closed.map(({ cents, outcome }) => stepOf('payment.dispute-closed', cents, outcome)),
  ];
  return Object.fromEntries(steps.map((step, index) => [`news ${index}`, step]));
}
