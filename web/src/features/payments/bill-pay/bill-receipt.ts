import { formatCents } from '#shared/payments/money.ts';
import type { PaidIntent, PaymentOrder } from '#web/features/payments/payment-order.ts';
import { type Receipt, receiptDateTime, receiptRow } from '#web/features/payments/receipt/receipt.ts';
import { billPayTexts } from './bill-pay-texts.ts';

const { rows, fileName } = billPayTexts.paid;

/** The receipt of a bill (spec §3, Receipt data). */
export function billReceipt(
  { amountCents, metadata }: PaymentOrder,
  { paymentIntentId, paidAt }: PaidIntent,
): Receipt {
  const { date, time } = receiptDateTime(paidAt);
  return {
    fileName: fileName(paymentIntentId),
    rows: [
      receiptRow(rows.transactionId, paymentIntentId),
      receiptRow(rows.patientName, metadata.patientName),
      receiptRow(rows.patientEmail, metadata.patientEmail),
      receiptRow(rows.accountNumber, metadata.accountNumber),
      receiptRow(rows.date, date),
      receiptRow(rows.time, time),
      receiptRow(rows.description, metadata.description),
    ],
    total: receiptRow(rows.amountPaid, formatCents(amountCents)),
  };
}
