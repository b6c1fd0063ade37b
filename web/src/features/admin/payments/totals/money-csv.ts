import { centsToDollars } from '#shared/payments/amount.ts';
import type { MoneyRow } from '#shared/payments/money-rows.ts';
import { clinicDateAt } from '#shared/time/clinic-time.ts';
import { formatTime } from '#web/features/admin/date-format.ts';
import { sourceText } from '#web/features/admin/payments/payment.ts';
import type { CsvColumn } from '#web/features/admin/records/export/csv.ts';
import { clinicName } from './clinic-name.ts';
import { totalsTexts } from './totals-texts.ts';

const texts = totalsTexts.csv;

/** Sorts oldest first. */
export function byTime(one: MoneyRow, other: MoneyRow): number {
  return one.movement.movedAt.localeCompare(other.movement.movedAt);
}

/**
 * The columns of the accountant's file: a row for each movement of money, on its day in clinic time, so that the
 * rows of any days add up to the change in Stripe's balance. Amounts are in dollars.
 */
export const moneyCsvColumns: readonly CsvColumn<MoneyRow>[] = [
  { name: texts.date, cell: (row) => row.date },
  { name: texts.time, cell: (row) => formatTime(new Date(row.movement.movedAt)) },
  { name: texts.type, cell: (row) => totalsTexts.kinds[row.movement.kind] },
  { name: totalsTexts.paid, cell: (row) => centsToDollars(row.paidCents) },
  { name: totalsTexts.refunded, cell: (row) => centsToDollars(row.refundedCents) },
  { name: totalsTexts.disputed, cell: (row) => centsToDollars(row.disputedCents) },
  { name: totalsTexts.fee, cell: (row) => centsToDollars(row.feeCents) },
  { name: totalsTexts.net, cell: (row) => centsToDollars(row.netCents) },
  { name: texts.source, cell: ({ payment }) => sourceText(payment.stripeMetadata.source) },
  { name: texts.clinic, cell: ({ payment }) => clinicName(payment.clinicId) },
  { name: texts.patient, cell: ({ payment }) => payment.patientName },
  { name: texts.email, cell: ({ payment }) => payment.patientEmail },
  { name: texts.account, cell: ({ payment }) => payment.accountNumber },
  { name: texts.order, cell: ({ payment }) => payment.orderNumber ?? '' },
  { name: texts.description, cell: ({ payment }) => payment.description },
  { name: texts.items, cell: ({ payment }) => payment.items?.map(({ title }) => title).join('; ') ?? '' },
  { name: texts.serviceDate, cell: ({ payment }) => payment.serviceDate ?? '' },
  { name: texts.card, cell: ({ payment: { card } }) => (card ? `${card.brand} ${card.last4}` : '') },
  { name: texts.paidOn, cell: ({ payment: { paidAt } }) => (paidAt ? clinicDateAt(new Date(paidAt)) : '') },
  { name: texts.payment, cell: ({ payment }) => payment.id },
  { name: texts.transaction, cell: ({ id, movement }) => (movement.kind === 'payment' ? '' : id) },
];
