import { FailureNotice } from '#web/features/admin/failure/failure-notice.tsx';
import { ClearableDates } from '#web/features/admin/filters/clearable-dates.tsx';
import { useFilters } from '#web/features/admin/filters/use-filters.ts';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import styles from './books.module.css';
import { BooksState } from './books-state.tsx';
import { booksTexts as texts } from './books-texts.ts';
import { DayTable } from './day-table.tsx';
import { DifferenceLists } from './difference-lists.tsx';
import { MendedList } from './mended-list.tsx';
import { PayoutExport } from './payout-export.tsx';
import { useBooks } from './use-books.ts';

/** Our payments compared with Stripe: whether they agree, what does not, what was put right, and every day. */
export function Books() {
  const dates = useFilters();
  const { filters } = dates;
  const { books, error, isRetrying, retry, ...check } = useBooks(filters.from, filters.to);
  return (
    <div className={styles.books} aria-busy={!books && isRetrying}>
      <div className={styles.head}>
        <div className={styles.intro}>
          <h2 className={styles.title}>{texts.title}</h2>
          <p className={styles.lead}>{texts.lead}</p>
        </div>
        <ClearableDates {...dates} clearText={texts.clear} />
      </div>
      {error && (
        <FailureNotice
          error={error}
          texts={texts}
          isStale={books !== undefined}
          isRetrying={isRetrying}
          onRetry={retry}
        />
      )}
      {!books && !error && <Skeleton lines={8} label={texts.loading} />}
      {books && (
        <>
          <BooksState books={books} {...check} />
          <DifferenceLists books={books} />
          {books.checkedAt !== null && <MendedList books={books} />}
          <DayTable days={books.days} />
          <PayoutExport from={filters.from} to={filters.to} />
        </>
      )}
    </div>
  );
}
