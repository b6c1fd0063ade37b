import { clinicById } from '#shared/clinics/clinics.ts';
import { clinicDateAt, formatClinicTime, formatLongDate } from '#shared/time/clinic-time.ts';
import { dollarsToCents } from './amount.ts';
import { formatCents, formatDollars } from './money.ts';
import type { Card } from './payment.ts';
import type { Receipt } from './receipt.ts';
import { receiptTexts as texts } from './receipt-texts.ts';

export interface ReceiptRow {
  name: string;
  value: string;
}

/** The texts of a receipt, in reading order. */
export interface ReceiptContent {
  fileName: string;
  facts: readonly ReceiptRow[];
  /** The bought tests; empty for a bill, whose description says what was paid for. */
  items: readonly ReceiptRow[];
  sums: readonly ReceiptRow[];
  total: ReceiptRow;
  /** Later refunds; empty when there are none. */
  refunds: readonly ReceiptRow[];
  /** The remaining amount after the refunds, if there are any. */
  balance?: ReceiptRow;
  /** A lab order's number, and a text about the next step or about where and when the sample was taken. */
  order?: { number: string; text: string; isOpen: boolean };
  questions: string;
}

const { facts } = texts;

function minus(amount: number): string {
  return `−${formatDollars(amount)}`;
}

function dayOf(date: string): string {
  return formatLongDate(date, { year: true, weekday: false });
}

/** A missing field shows N/A. */
function row(name: string, value: string | undefined): ReceiptRow {
  return { name, value: value?.trim() || texts.notGiven };
}

/** `Visa ending in 4242` */
export function cardName({ brand, last4 }: Card): string {
  return texts.cardEnding(texts.brands[brand] ?? texts.otherBrand, last4);
}

function refundedCentsOf({ refunds }: Receipt): number {
  return refunds.reduce((sum, { amount }) => sum + dollarsToCents(amount), 0);
}

/** The date and time of payment, in clinic time, so that every reader sees the same. */
function paidRows({ paidAt }: Receipt): ReceiptRow[] {
  const instant = new Date(paidAt);
  return [row(facts.date, dayOf(clinicDateAt(instant))), row(facts.time, formatClinicTime(instant))];
}

/** The last rows of a receipt, whether for lab tests or for a bill. */
function endOf(receipt: Receipt) {
  const { amount, refunds } = receipt;
  const left = dollarsToCents(amount) - refundedCentsOf(receipt);
  return {
    refunds: refunds.map((refund) =>
      row(texts.refundedOn(dayOf(clinicDateAt(new Date(refund.createdAt)))), minus(refund.amount)),
    ),
    ...(refunds.length > 0 && { balance: row(texts.afterRefunds, formatCents(left)) }),
    questions: texts.questions,
  };
}

/** The text about refunds. Undefined if there are none, because the receipt itself says that the order was paid. */
function statusText(receipt: Receipt): string | undefined {
  const refunded = refundedCentsOf(receipt);
  if (refunded === 0) return undefined;
  return refunded < dollarsToCents(receipt.amount) ? texts.partlyRefunded : texts.refunded;
}

/**
 * The order's number, and what comes next or where and when the sample was taken. Empty for a fully refunded order
 * without a sample, because the patient can't show its number at a clinic anymore.
 */
function orderOf({ order }: Receipt, isRefunded: boolean): Pick<ReceiptContent, 'order'> {
  if (!order) return {};
  const { number, drawn } = order;
  if (!drawn)
    return isRefunded
      ? {}
      : { order: { number, text: `${texts.giveSample} ${texts.showNumber}`, isOpen: true } };
  const at = new Date(drawn.at);
  const text = texts.drawn(clinicById(drawn.clinicId).name, dayOf(clinicDateAt(at)), formatClinicTime(at));
  return { order: { number, text, isOpen: false } };
}

/** The receipt of bought lab tests. No tax, no shipping. */
function orderContent(receipt: Receipt): ReceiptContent {
  const { id, patientName, patientEmail, phone, lines, amount, card } = receipt;
  const status = statusText(receipt);
  return {
    fileName: texts.orderFile(id),
    facts: [
      row(facts.patientName, patientName),
      row(facts.email, patientEmail),
      ...(phone ? [row(facts.phone, phone)] : []),
      ...paidRows(receipt),
      row(facts.paymentMethod, texts.creditCard),
      ...(card ? [row(facts.card, cardName(card))] : []),
      ...(status ? [row(facts.status, status)] : []),
      row(facts.transactionId, id),
    ],
    items: lines.map(({ name, amount: price }) => row(name, formatDollars(price))),
    sums: [row(texts.subtotal, formatDollars(amount)), row(texts.tax, formatDollars(0))],
    total: row(texts.total, formatDollars(amount)),
    ...orderOf(receipt, status === texts.refunded),
    ...endOf(receipt),
  };
}

/** The receipt of a bill. */
function billContent(receipt: Receipt): ReceiptContent {
  const { id, patientName, patientEmail, accountNumber, serviceDate, description, amount, card } = receipt;
  return {
    fileName: texts.billFile(id),
    facts: [
      row(facts.patientName, patientName),
      row(facts.email, patientEmail),
      ...(accountNumber === undefined ? [] : [row(facts.accountNumber, accountNumber)]),
      ...(serviceDate ? [row(facts.serviceDate, dayOf(serviceDate))] : []),
      row(facts.description, description),
      ...paidRows(receipt),
      ...(card ? [row(facts.card, cardName(card))] : []),
      row(facts.transactionId, id),
    ],
    items: [],
    sums: [],
    total: row(texts.amountPaid, formatDollars(amount)),
    ...endOf(receipt),
  };
}

/** The texts of a receipt. The page, the file and the email show exactly these. */
export function receiptContent(receipt: Receipt): ReceiptContent {
  return receipt.lines.length > 0 ? orderContent(receipt) : billContent(receipt);
}
