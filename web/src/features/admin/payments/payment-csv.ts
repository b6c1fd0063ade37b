import { centsToDollars, dollarsToCents } from '#shared/payments/amount.ts';
import type { Dispute } from '#shared/payments/dispute.ts';
import type { Payment } from '#shared/payments/payment.ts';
import type { Refund } from '#shared/payments/refund.ts';
import type { CsvColumn } from '#web/features/admin/records/export/csv.ts';

function refundText({ id, amount, status, createdAt, reason, failureReason }: Refund): string {
  return [createdAt, id, amount, status, failureReason, reason].filter(Boolean).join(' ');
}

function disputeText({ id, amount, status, outcome, reason, evidenceDueBy }: Dispute): string {
  return [id, amount, outcome ?? status, reason, evidenceDueBy].filter(Boolean).join(' ');
}

/** What Stripe charged for all disputes of a payment, summed in cents so that no rounding shows. */
function disputeFees({ disputes }: Payment): number {
  return centsToDollars(disputes.reduce((sum, { fee }) => sum + dollarsToCents(fee), 0));
}

/** The columns of the CSV export, named as the API names its fields. Amounts are in dollars. */
export const paymentCsvColumns: readonly CsvColumn<Payment>[] = [
  { name: 'paymentIntentId', cell: (row) => row.paymentIntentId },
  { name: 'status', cell: (row) => row.status },
  { name: 'amount', cell: (row) => row.amount },
  { name: 'amountRefunded', cell: (row) => row.amountRefunded },
  { name: 'currency', cell: (row) => row.currency },
  { name: 'disputed', cell: (row) => (row.disputed ? 'yes' : 'no') },
  { name: 'patientName', cell: (row) => row.patientName },
  { name: 'patientEmail', cell: (row) => row.patientEmail },
  { name: 'accountNumber', cell: (row) => row.accountNumber },
  { name: 'description', cell: (row) => row.description },
  {
    name: 'items',
    cell: (row) => row.items?.map(({ title, price }) => `${title} ${price}`).join('; ') ?? '',
  },
  { name: 'serviceDate', cell: (row) => row.serviceDate ?? '' },
  { name: 'card', cell: (row) => (row.card ? `${row.card.brand} ${row.card.last4}` : '') },
  { name: 'source', cell: (row) => row.stripeMetadata.source },
  { name: 'timestamp', cell: (row) => row.stripeMetadata.timestamp },
  { name: 'receiptUrl', cell: (row) => row.receiptUrl },
  { name: 'paidAt', cell: (row) => row.paidAt ?? '' },
  { name: 'enteredBy', cell: (row) => row.enteredBy ?? '' },
  { name: 'refunds', cell: (row) => row.refunds.map(refundText).join('; ') },
  { name: 'disputes', cell: (row) => row.disputes.map(disputeText).join('; ') },
  { name: 'disputeFees', cell: disputeFees },
  { name: 'createdAt', cell: (row) => row.createdAt },
  { name: 'updatedAt', cell: (row) => row.updatedAt },
  { name: 'version', cell: (row) => row.version },
];
