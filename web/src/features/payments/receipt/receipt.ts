import type { BoughtItem } from '#shared/payments/payment.ts';
import { clinicTimeZone } from '#shared/time/clinic-time.ts';
import { paymentTexts } from '#web/features/payments/payment-texts.ts';

export interface ReceiptRow {
  name: string;
  value: string;
}

export interface Receipt {
  fileName: string;
  rows: readonly ReceiptRow[];
  items?: readonly BoughtItem[];
  /** Between the items and the total. */
  sums?: readonly ReceiptRow[];
  total: ReceiptRow;
}

/** A missing field shows N/A (spec §2). */
export function receiptRow(name: string, value: string | undefined): ReceiptRow {
  return { name, value: value?.trim() || paymentTexts.receipt.notGiven };
}

const dateFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: clinicTimeZone });
const timeFormat = new Intl.DateTimeFormat('en-US', {
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'short',
  timeZone: clinicTimeZone,
});

/** Date and time of a payment in the clinics' time zone. */
export function receiptDateTime(instant: Date): { date: string; time: string } {
  return { date: dateFormat.format(instant), time: timeFormat.format(instant) };
}
