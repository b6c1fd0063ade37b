import { mailStep } from '#functions/mail/outbox.ts';
import { type NamedItems, transact } from '#functions/platform/dynamo/transaction.ts';
import type { PaymentItem } from './record.ts';
import { countPayment } from './stats.ts';
import { findPayment, paymentRounds, putStep, stalePayment } from './store.ts';

/** Whether its receipt goes out with this write: Stripe has the money, we say so too, and know to whom. */
function isReceiptDue({ status, paidAt, patientEmail, receiptQueued }: PaymentItem): boolean {
  return status === 'succeeded' && Boolean(paidAt && patientEmail) && !receiptQueued;
}

/**
 * Writes a payment in one transaction with its counters and, the first time it is due, its receipt. Undefined when the
 * payment is no longer as it was read.
 * @param from the payment as it was read; undefined when there was none
 * @param steps what else has to happen with it
 */
export async function writePayment(
  from: PaymentItem | undefined,
  to: PaymentItem,
  now: Date,
  steps: NamedItems<string> = {},
): Promise<PaymentItem | undefined> {
  const at = now.toISOString();
  const due = isReceiptDue(to);
  const written: PaymentItem = {
    ...to,
    ...(due && { receiptQueued: true }),
    updatedAt: at,
    version: (from?.version ?? 0) + 1,
  };
  const failed = await transact<string>({
    payment: putStep(written, from),
    counter: countPayment(from, written),
    mail: due ? mailStep({ kind: 'receipt', paymentId: to.id, createdAt: at }) : undefined,
    ...steps,
  });
  return failed.length === 0 ? written : undefined;
}

/**
 * Changes a payment by compare-and-set. `revise` gets it as it stands, again when it moved meanwhile; answering the
 * very same object changes nothing.
 */
export async function changePayment(
  id: string,
  revise: (item: PaymentItem) => { to: PaymentItem; steps?: NamedItems<string> },
  now: Date,
): Promise<PaymentItem> {
  for (let round = 0; round < paymentRounds; round++) {
    const item = await findPayment(id);
    const { to, steps } = revise(item);
    if (to === item) return item;
    const written = await writePayment(item, to, now, steps);
    if (written) return written;
  }
  throw stalePayment(await findPayment(id));
}
