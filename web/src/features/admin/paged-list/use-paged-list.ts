import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { type ReadPage, readNextPage } from './read-pages.ts';

const refreshMs = 30_000;

/** Query options that refresh every half minute, and when staff return to the browser tab. */
export const liveRefresh = { refetchInterval: refreshMs, refetchOnWindowFocus: 'always' } as const;

interface PagedListOptions<Row> {
  queryKey: readonly unknown[];
  read: ReadPage<Row>;
}

/** A list that loads page by page and refreshes itself. */
export function usePagedList<Row>({ queryKey, read }: PagedListOptions<Row>) {
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
    loadMore: () => void list.fetchNextPage(),
    retry: () => void list.refetch(),
  };
}

export type PagedList<Row> = ReturnType<typeof usePagedList<Row>>;
