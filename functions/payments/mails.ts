import { type MailCause, outboxStep, type QueuedMail } from '#functions/mail/outbox.ts';
import type { TransactItem, TransactSteps } from '#functions/platform/dynamo/transaction.ts';
import { countsAsRefunded } from '#shared/payments/refund.ts';
import type { RefundRecord } from './history/refund-record.ts';
import type { PaymentItem } from './record.ts';

/** The receipt of a payment. */
export interface ReceiptMail extends QueuedMail {
  kind: 'receipt';
  paymentId: string;
  /** Identifies the request to send the receipt again; absent from the receipt that every successful payment gets. */
  request?: string;
}

/** The mail that says that a refund is on its way, or that it failed or was canceled. */
export interface RefundMail extends QueuedMail {
  kind: 'refund-sent' | 'refund-failed';
  paymentId: string;
  /** Stripe's id. */
  refundId: string;
}

/** Every mail about a payment. */
export type PaymentMail = ReceiptMail | RefundMail;

/** The outbox id of a receipt: the automatic one, or the one that was requested. */
export function receiptMailId({ paymentId, request }: Pick<ReceiptMail, 'paymentId' | 'request'>): string {
  return [paymentId, 'receipt', request].filter(Boolean).join('#');
}

/** The step that queues a receipt. */
export function receiptStep(
  paymentId: string,
  createdAt: string,
  cause: MailCause,
  request?: string,
): TransactItem {
  const mail: ReceiptMail = { kind: 'receipt', paymentId, ...(request && { request }), createdAt, cause };
  return outboxStep(receiptMailId(mail), mail);
}

/**
 * The mail that a change of a refund requires, if any. A refund that had already failed or been canceled when we first
 * saw it gets only the mail that says so.
 */
function mailKindOf(from: RefundRecord | undefined, to: RefundRecord): RefundMail['kind'] | undefined {
  if (countsAsRefunded(to.status)) return from ? undefined : 'refund-sent';
  return !from || countsAsRefunded(from.status) ? 'refund-failed' : undefined;
}

/**
 * The steps that queue a mail for each refund that is new, or that has failed or been canceled since. Each refund gets
 * each kind of mail only once.
 */
export function refundMailSteps(
  from: PaymentItem | undefined,
  { id: paymentId, patientEmail, refunds = [] }: PaymentItem,
  createdAt: string,
): TransactSteps {
  if (!patientEmail) return {};
  const steps: TransactSteps = {};
  for (const refund of refunds) {
    const { id: refundId } = refund;
    const kind = mailKindOf(
      from?.refunds?.find(({ id }) => id === refundId),
      refund,
    );
    if (!kind) continue;
    const mail: RefundMail = { kind, paymentId, refundId, createdAt, cause: 'payment' };
    steps[`${kind} ${refundId}`] = outboxStep([paymentId, kind, refundId].join('#'), mail);
  }
  return steps;
}
