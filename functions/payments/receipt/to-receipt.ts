import type { PaymentItem } from '#functions/payments/record.ts';
import { pick } from '#functions/platform/pick.ts';
import { Problem } from '#shared/api/problem.ts';
import { parsePrice } from '#shared/lab-tests/price.ts';
import { centsToDollars } from '#shared/payments/amount.ts';
import { defaultDescription } from '#shared/payments/bill-pay-form.ts';
import type { Receipt } from '#shared/payments/receipt.ts';
import { countsAsRefunded } from '#shared/payments/refund.ts';

/** A payment whose money we got: through Stripe or, if a manager entered the payment, in another way. */
export type PaidPayment = PaymentItem & { paidAt: string };

/** Whether a payment has a receipt: it was paid, and no manager has set another status than succeeded. */
export function hasReceipt(item: PaymentItem): item is PaidPayment {
  return item.status === 'succeeded' && item.paidAt !== undefined;
}

export function noReceipt(): Problem {
  return new Problem('conflict', 'This payment doesn’t have a receipt.');
}

/** The receipt of a payment as it is now, with the refunds made since. */
export function toReceipt(item: PaidPayment): Receipt {
  const { phone, accountNumber, description, orderNumber, drawn } = item;
  const isOrder = item.items !== undefined;
  const refunds = (item.refunds ?? []).filter(({ status }) => countsAsRefunded(status));
  return {
    ...pick(item, 'id', 'source', 'patientName', 'patientEmail', 'paidAt', 'serviceDate', 'card'),
    ...(phone && { phone }),
    ...(!isOrder && { accountNumber }),
    description: description || defaultDescription,
    lines: (item.items ?? []).map(({ title, price }) => ({
      name: title,
      amount: centsToDollars(parsePrice(price)),
    })),
    ...(orderNumber && {
      order: { number: orderNumber, ...(drawn && { drawn: { at: drawn.at, clinicId: drawn.clinicId } }) },
    }),
    amount: centsToDollars(item.amountCents),
    refunds: refunds.map(({ cents, createdAt }) => ({ amount: centsToDollars(cents), createdAt })),
  };
}
