import { formatCents } from '#shared/payments/money.ts';
import type { PurchaseForm } from '#shared/payments/purchase-form.ts';
import type { PaidIntent } from '#web/features/payments/payment-order.ts';
import { type Receipt, receiptDateTime, receiptRow } from '#web/features/payments/receipt/receipt.ts';
import type { CheckoutOrder } from './checkout-order.ts';
import { checkoutTexts } from './checkout-texts.ts';

const texts = checkoutTexts.receipt;

/** The receipt of bought lab tests (spec §3, Local order receipt). spec §9: no tax, no shipping. */
export function orderReceipt(
  { items, totalCents }: CheckoutOrder,
  customer: PurchaseForm,
  { paymentIntentId, paidAt }: PaidIntent,
): Receipt {
  const { date, time } = receiptDateTime(paidAt);
  const total = formatCents(totalCents);
  return {
    fileName: texts.fileName(paymentIntentId),
    rows: [
      receiptRow(texts.orderId, paymentIntentId),
      receiptRow(texts.customerName, `${customer.firstName} ${customer.lastName}`),
      receiptRow(texts.customerEmail, customer.email),
      receiptRow(texts.customerPhone, customer.phone),
      receiptRow(texts.orderDate, date),
      receiptRow(texts.orderTime, time),
      receiptRow(texts.paymentMethod, texts.creditCard),
      receiptRow(texts.status, texts.completed),
    ],
    items: items.map(({ title, price }) => ({ title, price })),
    sums: [receiptRow(texts.subtotal, total), receiptRow(texts.tax, formatCents(0))],
    total: receiptRow(texts.total, total),
  };
}
