import { formatDateTime } from '#web/features/admin/date-format.ts';
import { FailureNotice } from '#web/features/admin/failure/failure-notice.tsx';
import { failureText } from '#web/features/admin/failure/failure-text.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { VisuallyHidden } from '#web/ui/layout/visually-hidden.tsx';
import styles from './books.module.css';
import { booksTexts as texts } from './books-texts.ts';
import { DayTable } from './day-table.tsx';
import { DifferenceCard } from './difference-card.tsx';
import { useBooks } from './use-books.ts';

/** Our payments compared with Stripe: whether they agree, what does not, and every day. */
export function Books() {
  const { books, error, isRetrying, retry, isChecking, isDone, check, checkError } = useBooks();
  const { days = [], checkedAt = null } = books ?? {};
  const open = days.flatMap((day) => day.open.map((difference) => ({ ...difference, date: day.date })));
  const count = open.filter(({ isWaiting }) => !isWaiting).length;
  const verdict = count > 0 ? texts.differ(count) : checkedAt === null ? texts.never : texts.agree;
  return (
    <div className={styles.books} aria-busy={!books && isRetrying}>
      <div>
        <h2 className={styles.title}>{texts.title}</h2>
        <p className={styles.soft}>{texts.lead}</p>
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
          <Notice
            tone={count > 0 ? 'error' : checkedAt === null ? 'info' : 'success'}
            title={verdict}
            actions={
              <Button variant="secondary" size="small" busy={isChecking} onClick={check}>
                {isChecking ? texts.checking : texts.check}
              </Button>
            }
          >
            {checkedAt === null ? texts.neverText : texts.checked(formatDateTime(checkedAt))}
          </Notice>
          {/* In the page before it has anything to say, so that screen readers announce it. */}
          <VisuallyHidden>
            <span role="status">{isDone ? `${texts.done} ${verdict}` : ''}</span>
          </VisuallyHidden>
          {checkError && (
            <Notice tone="error" title={texts.checkFailed} live>
              {failureText(checkError)}
            </Notice>
          )}
          {open.length > 0 && (
            <section className={styles.part} aria-label={texts.open}>
              <h3 className={styles.partTitle}>{texts.open}</h3>
              <ul className={styles.part}>
                {open.map((difference) => (
                  <DifferenceCard key={`${difference.kind} ${difference.id}`} difference={difference} />
                ))}
              </ul>
            </section>
          )}
          <DayTable days={days} />
        </>
      )}
    </div>
  );
}
