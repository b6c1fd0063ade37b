import { createHash, randomUUID } from 'node:crypto';
import { withMoneyKeys } from '#functions/payments/history/attention.ts';
import type { PaymentItem } from '#functions/payments/record.ts';
import { countPayment } from '#functions/payments/stats.ts';
import { isPayment, type PaymentRecord, updatePaymentRecord } from '#functions/payments/store.ts';
import { auditStep } from '#functions/platform/audit-log/audit-log.ts';
import { now as clock } from '#functions/platform/clock.ts';
import { invalid, Problem } from '#shared/api/problem.ts';
import { currency } from '#shared/payments/amount.ts';
import { type EnteredPayment, paidAtRefusal } from '#shared/payments/entered-payment.ts';

/** Derives the id from the idempotency key, so that pressing the button twice enters one payment. */
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
    // Entered payments are real money, whatever the mode of our Stripe keys.
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

/** The fields that must agree for two entries under one idempotency key to be the same payment. */
function contentOf({ source, amountCents, patientName, accountNumber, description, paidAt }: PaymentItem) {
  return JSON.stringify([source, amountCents, patientName, accountNumber, description, paidAt]);
}

function alreadyEntered(): Problem {
  return new Problem(
    'conflict',
    'This payment was already recorded with different details. Look for it in the payments list.',
  );
}

/**
 * Records a payment made by phone, in cash or by check, with an audit line. Makes no call to Stripe and mails no
 * receipt. Throws `invalid` if the day of payment is impossible, and `conflict` when the key belongs to another
 * payment.
 */
export async function enterPayment(entered: EnteredPayment, actor: string): Promise<PaymentItem> {
  const now = clock();
  const refusal = paidAtRefusal(new Date(entered.paidAt), now);
  if (refusal) throw invalid('paidAt', refusal, `${refusal}.`);
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
