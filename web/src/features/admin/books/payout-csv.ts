import type { Payout } from '#shared/books/payout.ts';
import type { CsvColumn } from '#web/features/admin/records/export/csv.ts';

/** The columns of the accountant's CSV, named as the API names its fields. Amounts are in dollars. */
export const payoutCsvColumns: readonly CsvColumn<Payout>[] = [
  { name: 'payout', cell: (row) => row.id },
  { name: 'date', cell: (row) => row.date },
  { name: 'status', cell: (row) => row.status },
  { name: 'payments', cell: (row) => row.parts?.payments ?? '' },
  { name: 'refunds', cell: (row) => row.parts?.refunds ?? '' },
  { name: 'disputes', cell: (row) => row.parts?.disputes ?? '' },
  { name: 'fees', cell: (row) => row.parts?.fees ?? '' },
  { name: 'other', cell: (row) => row.parts?.other ?? '' },
  { name: 'amount', cell: (row) => row.amount },
];
