import type { Payment } from '#shared/payments/payment.ts';
import type { CsvColumn } from '#web/features/admin/records/export/csv.ts';

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
  { name: 'source', cell: (row) => row.stripeMetadata.source },
  { name: 'timestamp', cell: (row) => row.stripeMetadata.timestamp },
  { name: 'receiptUrl', cell: (row) => row.receiptUrl },
  { name: 'createdAt', cell: (row) => row.createdAt },
  { name: 'updatedAt', cell: (row) => row.updatedAt },
  { name: 'version', cell: (row) => row.version },
];
