import type { TransactSteps } from '#functions/platform/dynamo/transaction.ts';
import { withMoneyKeys } from './history/attention.ts';
import { withOrder } from './lab-order-record.ts';
import { newOrderSteps } from './lab-order-steps.ts';
import { receiptStep, refundMailSteps } from './mails.ts';
import type { PaymentItem } from './record.ts';
import { countPayment } from './stats.ts';
import {
  isPayment,
  noSuchPayment,
  type PaymentRecord,
  type PaymentRevision,
  paymentsTable,
  updatePaymentRecord,
} from './store.ts';

/**
 * Whether a receipt is due: Stripe has the money, our record counts as succeeded, we have the payer's email address,
 * and no receipt has been queued yet.
 */
function isReceiptDue({ status, paidAt, patientEmail, receiptQueued }: PaymentItem): boolean {
  return status === 'succeeded' && Boolean(paidAt && patientEmail) && !receiptQueued;
}

/**
 * The write of a payment with its counters and, once it is paid, its receipt and its lab order.
 * @param from the payment as it was read; undefined when there was none
 * @param extraSteps additional steps of the same transaction
 */
export function paymentRevision(
  from: PaymentItem | undefined,
  to: PaymentItem,
  now: Date,
  extraSteps: TransactSteps = {},
): PaymentRevision<PaymentItem> {
  const updatedAt = now.toISOString();
  const due = isReceiptDue(to);
  const next: PaymentItem = {
    ...withOrder(withMoneyKeys(to, now)),
    ...(due && { receiptQueued: true }),
    updatedAt,
    version: (from?.version ?? 0) + 1,
  };
  const order = from?.orderNumber ? undefined : newOrderSteps(paymentsTable, next, updatedAt);
  const mails: TransactSteps = {
    ...(due && { mail: receiptStep(to.id, updatedAt, 'payment') }),
    ...refundMailSteps(from, to, updatedAt),
    ...order?.mails,
  };
  const steps = { counter: countPayment(from, next), ...order?.pointer, ...mails, ...extraSteps };
  return { next, steps, mails: Object.keys(mails) };
}

/** The write of a payment, or of the tombstone of a deleted one, which has no counters or mails. */
export function recordRevision(
  from: PaymentRecord | undefined,
  to: PaymentRecord,
  now: Date,
  steps: TransactSteps = {},
): PaymentRevision<PaymentRecord> {
  if (isPayment(to)) return paymentRevision(isPayment(from) ? from : undefined, to, now, steps);
  return { next: { ...withMoneyKeys(to, now), version: to.version + 1 }, steps };
}

/**
 * Changes a payment that exists. Throws `not-found`, or `stale-version` when the payment keeps changing.
 * @param revise returns the same object to change nothing; throws the Problem that refuses the change
 * @param isDone whether a payment that is read after a failed write already has the change
 */
export function changePayment(
  id: string,
  revise: (item: PaymentItem) => { to: PaymentItem; steps?: TransactSteps },
  now: Date,
  isDone: (item: PaymentItem) => boolean = () => false,
): Promise<PaymentItem> {
  return updatePaymentRecord(id, {
    revise: (record) => {
      if (!isPayment(record)) throw noSuchPayment();
      const { to, steps } = revise(record);
      return to === record ? { unchanged: record } : paymentRevision(record, to, now, steps);
    },
    isDone: (record): record is PaymentItem => isPayment(record) && isDone(record),
  });
}
