import { useLayoutEffect, useRef } from 'react';
import { recordsTexts } from '#web/features/admin/records/records-texts.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import styles from './paged-list.module.css';
import type { PagedList } from './use-paged-list.ts';

const texts = recordsTexts.list;

interface ListFooterProps {
  list: Pick<PagedList<unknown>, 'rows' | 'hasMore' | 'isLoadingMore' | 'moreFailed' | 'loadMore'>;
}

function summary(count: number, hasMore: boolean): string {
  if (!hasMore) return texts.shownAll(count);
  return count === 0 ? texts.notYet : texts.shownMore(count);
}

/** Below the rows: how many there are, and the way to more of them. */
export function ListFooter({ list }: ListFooterProps) {
  const { hasMore, isLoadingMore, moreFailed, loadMore } = list;
  const count = list.rows?.length ?? 0;
  const line = useRef<HTMLParagraphElement>(null);
  const wasPressed = useRef(false);

  // With the last page the button goes; who pressed it stays where it was.
  useLayoutEffect(() => {
    if (hasMore || !wasPressed.current) return;
    wasPressed.current = false;
    const { activeElement } = document;
    if (activeElement === null || activeElement === document.body) line.current?.focus();
  }, [hasMore]);

  function moreText(): string {
    if (isLoadingMore) return recordsTexts.loading;
    if (moreFailed) return recordsTexts.retry;
    return count === 0 ? texts.lookOn : texts.more;
  }

  return (
    <div className={styles.foot}>
      <p ref={line} role="status" tabIndex={-1}>
        {summary(count, hasMore)}
      </p>
      {moreFailed && (
        <p role="alert" className={styles.failure}>
          {texts.moreFailed}
        </p>
      )}
      {hasMore && (
        <Button
          variant="secondary"
          busy={isLoadingMore}
          onClick={() => {
            wasPressed.current = true;
            loadMore();
          }}
        >
          {moreText()}
        </Button>
      )}
    </div>
  );
}
