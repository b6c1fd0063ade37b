import { useLayoutEffect, useRef } from 'react';
import { Button } from '#web/ui/buttons/button.tsx';
import { uiTexts } from '#web/ui/texts.ts';
import styles from './paged-list.module.css';
import type { PagedList } from './use-paged-list.ts';

const texts = {
  loading: 'Loading…',
  shownAll: (count: number) => (count === 1 ? 'Showing 1 of 1' : `Showing all ${count}`),
  shownMore: (count: number) => `Showing ${count} so far`,
  notYet: 'Nothing found yet. There’s more to search.',
  more: 'Load more',
  moreFailed: 'We couldn’t load more.',
  searchOn: 'Keep searching',
};

interface ListFooterProps {
  list: Pick<PagedList<unknown>, 'rows' | 'hasMore' | 'isLoadingMore' | 'moreFailed' | 'loadMore'>;
}

function summary(count: number, hasMore: boolean): string {
  if (!hasMore) return texts.shownAll(count);
  return count === 0 ? texts.notYet : texts.shownMore(count);
}

/** The number of rows shown, and a button that loads more. */
export function ListFooter({ list }: ListFooterProps) {
  const { hasMore, isLoadingMore, moreFailed, loadMore } = list;
  const count = list.rows?.length ?? 0;
  const status = useRef<HTMLParagraphElement>(null);
  const wasPressed = useRef(false);

  // After the last page the button disappears. Move the focus to the line beside it instead of the top of the
  // page.
  useLayoutEffect(() => {
    if (hasMore || !wasPressed.current) return;
    wasPressed.current = false;
    const { activeElement } = document;
    if (activeElement === null || activeElement === document.body) status.current?.focus();
  }, [hasMore]);

  function moreText(): string {
    if (isLoadingMore) return texts.loading;
    if (moreFailed) return uiTexts.retry;
    return count === 0 ? texts.searchOn : texts.more;
  }

  return (
    <div
      className={`flex flex-wrap items-center justify-center gap-2-4 text-soft text-sm print-hidden ${styles.footer}`}
    >
      <p ref={status} role="status" tabIndex={-1}>
        {summary(count, hasMore)}
      </p>
      {moreFailed && (
        <p role="alert" className="text-error font-semibold">
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
