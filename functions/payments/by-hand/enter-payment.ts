import { createHash, randomUUID } from 'node:crypto';
import { withMoneyKeys } from '#functions/payments/history/reconciliation-key.ts';
import type { PaymentItem } from '#functions/payments/record.ts';
import { countPayment } from '#functions/payments/stats.ts';
import { isPayment, type PaymentRecord } from '#functions/payments/store.ts';
import { updatePaymentRecord } from '#functions/payments/update-record.ts';
import { auditStep } from '#functions/platform/audit-log/audit-log.ts';
import { now as clock } from '#functions/platform/clock.ts';
import { Problem } from '#shared/api/problem.ts';
import { currency } from '#shared/payments/amount.ts';
import { type EnteredPayment, paidAtRefusal } from '#shared/payments/entered-payment.ts';

/** The same for the same idempotency key, so that a double press enters one payment. */
function idOf(idempotencyKey: string): string {
  const digest = createHash('sha256').update(`entered payment ${idempotencyKey}`).digest('hex');
  return `pay_${digest.slice(0, 32)}`;
}

function newEnteredPayment(entered: EnteredPayment, actor: string, now: Date): PaymentItem {
  const { source, amount, patientName, accountNumber = '', description, paidAt } = entered;
  const createdAt = now.toISOString();
  const item: PaymentItem = {
    id: idOf(entered.idempotencyKey ?? randomUUID()),
    source,
    timestamp: '',
    patientName,
    patientEmail: '',
    accountNumber,
    description,
    amountCents: amount,
    refundedCents: 0,
    currency,
    // Real money, whatever the mode of our keys.
    livemode: true,
    status: 'succeeded',
    paidAt: new Date(paidAt).toISOString(),
    receiptUrl: '',
    enteredBy: actor,
    createdAt,
    updatedAt: createdAt,
    createdMonth: createdAt.slice(0, 7),
    version: 1,
  };
  return withMoneyKeys(item, now);
}

/** What makes two entries under one idempotency key the same. */
function contentOf({ source, amountCents, patientName, accountNumber, description, paidAt }: PaymentItem) {
  return JSON.stringify([source, amountCents, patientName, accountNumber, description, paidAt]);
}

function alreadyEntered(): Problem {
  return new Problem(
    'conflict',
    'This payment was already entered with different details. Look for it in the payments list.',
  );
}

/**
 * Records a payment that was made by phone, in cash or by check, with an audit line. Stripe is not asked, and no receipt
 * is mailed. Throws `invalid` for a day it can't have been paid on, `conflict` when its key stands for another payment.
 */
export async function enterPayment(entered: EnteredPayment, actor: string): Promise<PaymentItem> {
  const now = clock();
  const refusal = paidAtRefusal(new Date(entered.paidAt), now);
  if (refusal) throw new Problem('invalid', `${refusal}.`, { fields: { paidAt: refusal } });
  const item = newEnteredPayment(entered, actor, now);
  const { id, source, amountCents } = item;
  const isEntered = (record: PaymentRecord | undefined): record is PaymentItem =>
    isPayment(record) && contentOf(record) === contentOf(item);
  return updatePaymentRecord<PaymentItem>(id, {
    isNew: true,
    revise: (record) => {
      if (isEntered(record)) return { unchanged: record };
      if (record) throw alreadyEntered();
      const details = { subject: id, to: String(amountCents), reason: source };
      const audit = auditStep({ actor, action: 'payment.enter', ...details }, now);
      return { next: item, steps: { counter: countPayment(undefined, item), audit } };
    },
    isDone: isEntered,
  });
}
