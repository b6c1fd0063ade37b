import type { Payout } from '#shared/books/payout.ts';
import { parseDate } from '#web/features/admin/date-format.ts';
import type { ReadPage } from '#web/features/admin/paged-list/read-pages.ts';
import { ExportButtons } from '#web/features/admin/records/export/export-buttons.tsx';
import { useSession } from '#web/features/admin/session/session-context.ts';
import styles from './books.module.css';
import { booksTexts } from './books-texts.ts';
import { payoutCsvColumns } from './payout-csv.ts';

const texts = booksTexts.payouts;

/** The payouts between two dates as files for the accountant. */
export function PayoutExport({ from, to }: { from: string; to: string }) {
  const { call } = useSession();
  const query = { from: parseDate(from), to: parseDate(to) };

  const read: ReadPage<Payout> = async ({ signal }) => {
    const { payouts } = await call('GET /api/reconciliation', { query, signal });
    return { rows: payouts, nextCursor: null };
  };

  return (
    <section className={styles.part} aria-label={texts.title}>
      <h3 className={styles.partTitle}>{texts.title}</h3>
      <p className={styles.lead}>{texts.lead}</p>
      <ExportButtons name="payouts" read={read} columns={payoutCsvColumns} />
    </section>
  );
}
