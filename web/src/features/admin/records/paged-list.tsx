import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { Inbox } from 'lucide-react';
import { type MouseEvent, useRef } from 'react';
import type { ViewPurpose } from '#shared/api/list-query.ts';
import { filterTexts } from '#web/features/admin/filters/record-filters.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { uiTexts } from '#web/ui/texts.ts';

/** One page of a list. It may be short or even empty and still have a next page, because filters apply after reading. */
interface Page<Row> {
  rows: Row[];
  nextCursor: string | null;
}

export type ReadPage<Row> = (request: {
  cursor: string | undefined;
  limit: number;
  /** Absent for rows on the screen. */
  purpose?: ViewPurpose;
  signal: AbortSignal;
}) => Promise<Page<Row>>;

const pageSize = 50;
const maxPageSize = 200;

/** After this many empty pages in a row, staff decide whether to continue. */
const maxEmptyPages = 10;

/** The next page with rows, or an empty page after `maxEmptyPages` empty ones. */
export async function readNextPage<Row>(
  read: ReadPage<Row>,
  start: string | undefined,
  signal: AbortSignal,
): Promise<Page<Row>> {
  let page = await read({ cursor: start, limit: pageSize, signal });
  for (let pages = 1; pages < maxEmptyPages; pages++) {
    if (page.rows.length > 0 || page.nextCursor === null) return page;
    page = await read({ cursor: page.nextCursor, limit: pageSize, signal });
  }
  return page;
}

/** Reads all rows, page by page, and passes their number so far to `onProgress`. */
export async function readAllPages<Row extends { id: string }>(
  read: ReadPage<Row>,
  signal: AbortSignal,
  onProgress: (count: number) => void = () => {},
): Promise<Row[]> {
  // By id, because a row that moves between two pages during the read arrives twice.
  const rows = new Map<string, Row>();
  let cursor: string | undefined;
  do {
    const page = await read({ cursor, limit: maxPageSize, signal });
    for (const row of page.rows) rows.set(row.id, row);
    onProgress(rows.size);
    cursor = page.nextCursor ?? undefined;
  } while (cursor !== undefined);
  return [...rows.values()];
}

/** Query options that refresh every half minute, and when staff return to the browser tab. */
export const liveRefresh = { refetchInterval: 30_000, refetchOnWindowFocus: 'always' } as const;

/** A list that loads page by page and refreshes itself. */
export function usePagedList<Row>({ queryKey, read }: { queryKey: readonly unknown[]; read: ReadPage<Row> }) {
  const list = useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam, signal }) => readNextPage(read, pageParam, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    // After a filter changes, the old rows stay, grayed out, until the new ones arrive.
    placeholderData: keepPreviousData,
    ...liveRefresh,
  });
  return {
    rows: list.data?.pages.flatMap(({ rows }) => rows),
    /** Why the list failed to load or refresh. A failed next page sets `moreFailed` instead. */
    error: list.isFetchNextPageError ? null : list.error,
    hasMore: list.hasNextPage,
    updatedAtMs: list.dataUpdatedAt,
    isOutdated: list.isPlaceholderData,
    isRefreshing: list.isFetching && !list.isFetchingNextPage,
    isLoadingMore: list.isFetchingNextPage,
    moreFailed: list.isFetchNextPageError,
    /** Resolves to whether there is still more. */
    loadMore: async () => (await list.fetchNextPage()).hasNextPage,
    retry: () => void list.refetch(),
  };
}

export type PagedList<Row> = ReturnType<typeof usePagedList<Row>>;

const texts = {
  loading: 'Loading…',
  shownAll: (count: number) => (count === 1 ? 'Showing 1 of 1' : `Showing all ${count}`),
  shownMore: (count: number) =>
    count === 0 ? 'Nothing found yet. There’s more to search.' : `Showing ${count} so far`,
  more: 'Load more',
  moreFailed: 'We couldn’t load more.',
  searchOn: 'Keep searching',
};

/** The number of rows shown, and a button that loads more. */
export function ListFooter({ list }: { list: PagedList<unknown> }) {
  const { rows = [], hasMore, isLoadingMore, moreFailed } = list;
  const { length: count } = rows;
  const status = useRef<HTMLParagraphElement>(null);

  async function loadMore({ currentTarget: button }: MouseEvent) {
    const hasStillMore = await list.loadMore();
    // After the last page the button disappears. The line beside it takes the focus.
    if (!hasStillMore && document.activeElement === button) status.current?.focus();
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
        <Button variant="secondary" busy={isLoadingMore} onClick={(event) => void loadMore(event)}>
          {isLoadingMore ? texts.loading : moreFailed ? uiTexts.retry : more}
        </Button>
      )}
    </div>
  );
}

/** Replaces a list without rows. */
export function EmptyList({ text, onClear }: { text: string; onClear: (() => void) | undefined }) {
  return (
    <div className="grid justify-items-center gap-3 screen-6 rounded-lg bg-sand text-center" role="status">
      <Inbox aria-hidden="true" size={40} strokeWidth={1.25} />
      <p>
        <bdi>{text}</bdi>
      </p>
      {onClear && (
        <Button variant="secondary" onClick={onClear}>
          {filterTexts.clear}
        </Button>
      )}
    </div>
  );
}
