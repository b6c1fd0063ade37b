import type { DisputeRecord } from '#functions/payments/history/dispute-record.ts';
import type { MoneyFacts } from '#functions/payments/history/money-facts.ts';
import type { RefundRecord } from '#functions/payments/history/refund-record.ts';
import { auditStep } from '#functions/platform/audit-log/audit-log.ts';
import type { TransactSteps } from '#functions/platform/dynamo/transaction.ts';
import type { AuditEntry } from '#shared/audit/routes.ts';
import { countsAsRefunded } from '#shared/payments/refund.ts';
import type { PaymentAlarm } from './alarm.ts';

type Facts = Pick<MoneyFacts, 'refunds' | 'disputes'>;

/** What happened to a payment's money at its banks. */
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

/** The alarms that a change sets off, whether the payment is listed or deleted. */
export function alarmsOf(from: Facts | undefined, to: Facts): PaymentAlarm[] {
  const { returned, opened } = newsOf(from, to);
  const alarms: PaymentAlarm[] = [];
  if (opened.length > 0) alarms.push('payment-disputed');
  if (returned.some(({ status }) => status === 'failed')) alarms.push('refund-failed');
  return alarms;
}

/** The steps that write what happened at the banks into the audit log. Amounts are in cents. */
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
