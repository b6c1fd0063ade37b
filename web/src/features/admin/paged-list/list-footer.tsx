import { useLayoutEffect, useRef } from 'react';
import { Button } from '#web/ui/buttons/button.tsx';
import { uiTexts } from '#web/ui/texts.ts';
import type { PagedList } from './use-paged-list.ts';

const texts = {
  loading: 'Loading…',
  shownAll: (count: number) => (count === 1 ? 'Showing 1 of 1' : `Showing all ${count}`),
  shownMore: (count: number) =>
    count === 0 ? 'Nothing found yet. There’s more to search.' : `Showing ${count} so far`,
  more: 'Load more',
  moreFailed: 'We couldn’t load more.',
  searchOn: 'Keep searching',
};

interface ListFooterProps {
  list: Pick<PagedList<unknown>, 'rows' | 'hasMore' | 'isLoadingMore' | 'moreFailed' | 'loadMore'>;
}

/** The number of rows shown, and a button that loads more. */
export function ListFooter({ list }: ListFooterProps) {
  const { rows = [], hasMore, isLoadingMore, moreFailed, loadMore } = list;
  const { length: count } = rows;
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

  function press() {
    wasPressed.current = true;
    loadMore();
  }

  const shown = hasMore ? texts.shownMore(count) : texts.shownAll(count);
  const more = count === 0 ? texts.searchOn : texts.more;
  return (
    <div className="flex flex-wrap items-center justify-center gap-2-4 py-2 text-soft text-sm print-hidden">
      <p ref={status} role="status" tabIndex={-1}>
        {shown}
      </p>
      {moreFailed && (
        <p role="alert" className="text-error font-semibold">
          {texts.moreFailed}
        </p>
      )}
      {hasMore && (
        <Button variant="secondary" busy={isLoadingMore} onClick={press}>
          {isLoadingMore ? texts.loading : moreFailed ? uiTexts.retry : more}
        </Button>
      )}
    </div>
  );
}
