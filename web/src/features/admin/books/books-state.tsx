import { formatDateTime } from '#web/features/admin/date-format.ts';
import { failureText } from '#web/features/admin/failure/failure-text.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { VisuallyHidden } from '#web/ui/layout/visually-hidden.tsx';
import styles from './books.module.css';
import { booksTexts as texts } from './books-texts.ts';
import type { Books } from './use-books.ts';

interface BooksStateProps {
  books: Books;
  isChecking: boolean;
  isDone: boolean;
  check: () => void;
  checkError: unknown;
}

function titleOf({ checkedAt, counts: { open, handled } }: Books): string {
  if (checkedAt === null) return texts.never;
  if (open > 0) return texts.differ(open);
  return handled > 0 ? texts.agreeExcept(handled) : texts.agree;
}

/** Whether the books agree, as of when, and a button that checks them again. */
export function BooksState({ books, isChecking, isDone, check, checkError }: BooksStateProps) {
  const { checkedAt, counts } = books;
  const tone = counts.open > 0 ? 'error' : checkedAt === null ? 'info' : 'success';
  return (
    <>
      <Notice
        tone={tone}
        title={titleOf(books)}
        actions={
          <Button variant="secondary" size="small" busy={isChecking} onClick={check}>
            {isChecking ? texts.checking : texts.check}
          </Button>
        }
      >
        <p>{checkedAt === null ? texts.neverText : texts.checked(formatDateTime(checkedAt))}</p>
        {counts.waiting > 0 && <p className={styles.waiting}>{texts.waitingCount(counts.waiting)}</p>}
      </Notice>
      {/* In the page before it has anything to say, so that screen readers announce it. */}
      <VisuallyHidden>
        <span role="status">{isDone ? `${texts.done} ${titleOf(books)}` : ''}</span>
      </VisuallyHidden>
      {checkError !== null && checkError !== undefined && (
        <Notice tone="error" title={texts.checkFailed} live>
          {failureText(checkError)}
        </Notice>
      )}
    </>
  );
}
