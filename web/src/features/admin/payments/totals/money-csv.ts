import { clinics } from '#shared/clinics/clinics.ts';
import { centsToDollars } from '#shared/payments/amount.ts';
import type { MoneyRow } from '#shared/payments/money-rows.ts';
import type { PaymentMovementKind } from '#shared/payments/movement.ts';
import { clinicDateAt } from '#shared/time/clinic-time.ts';
import { formatTime } from '#web/features/admin/date-format.ts';
import { sourceText } from '#web/features/admin/payments/payment/payment.ts';
import type { CsvColumn } from '#web/features/admin/records/export/csv.ts';

const kinds: Record<PaymentMovementKind, string> = {
  payment: 'Payment',
  refund: 'Refund',
  'refund-failure': 'Refund returned',
  dispute: 'Dispute',
  'dispute-reversal': 'Dispute won',
};

/** The name of a payment's clinic; empty without one. */
export function clinicName(clinicId: string | undefined): string {
  return clinics.find(({ id }) => id === clinicId)?.name ?? '';
}

/** Sorts oldest first. */
export function byTime(one: MoneyRow, other: MoneyRow): number {
  return one.movement.movedAt.localeCompare(other.movement.movedAt);
}

/**
 * The columns of the accountant's file: a row for each movement of money, on its day in clinic time, so that the
 * rows of any days add up to the change in Stripe's balance. Amounts are in dollars.
 */
export const moneyCsvColumns: readonly CsvColumn<MoneyRow>[] = [
  { name: 'Date', cell: (row) => row.date },
  { name: 'Time', cell: (row) => formatTime(new Date(row.movement.movedAt)) },
  { name: 'Type', cell: (row) => kinds[row.movement.kind] },
  { name: 'Paid', cell: (row) => centsToDollars(row.paidCents) },
  { name: 'Refunded', cell: (row) => centsToDollars(row.refundedCents) },
  { name: 'Disputed', cell: (row) => centsToDollars(row.disputedCents) },
  { name: 'Fee', cell: (row) => centsToDollars(row.feeCents) },
  { name: 'Net', cell: (row) => centsToDollars(row.netCents) },
  { name: 'Source', cell: ({ payment }) => sourceText(payment.stripeMetadata.source) },
  { name: 'Clinic', cell: ({ payment }) => clinicName(payment.clinicId) },
  { name: 'Patient', cell: ({ payment }) => payment.patientName },
  { name: 'Email', cell: ({ payment }) => payment.patientEmail },
  { name: 'Account number', cell: ({ payment }) => payment.accountNumber },
  { name: 'Order number', cell: ({ payment }) => payment.orderNumber ?? '' },
  { name: 'Description', cell: ({ payment }) => payment.description },
  { name: 'Lab tests', cell: ({ payment }) => payment.items?.map(({ title }) => title).join('; ') ?? '' },
  { name: 'Date of visit', cell: ({ payment }) => payment.serviceDate ?? '' },
  { name: 'Card', cell: ({ payment: { card } }) => (card ? `${card.brand} ${card.last4}` : '') },
  { name: 'Paid on', cell: ({ payment: { paidAt } }) => (paidAt ? clinicDateAt(new Date(paidAt)) : '') },
  { name: 'Payment ID', cell: ({ payment }) => payment.id },
  { name: 'Transaction ID', cell: ({ id, movement }) => (movement.kind === 'payment' ? '' : id) },
];
