import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { type ReadPage, readNextPage } from './read-pages.ts';

const refreshMs = 30_000;

/** Fresh figures and rows while somebody looks: every half minute, and when they come back to the tab. */
export const liveRefresh = { refetchInterval: refreshMs, refetchOnWindowFocus: 'always' } as const;

interface PagedListSource<Row> {
  /** Another key is another list. */
  queryKey: readonly unknown[];
  read: ReadPage<Row>;
  /** False while the query cannot be told yet. */
  ready?: boolean;
}

/** A list that is loaded page by page and stays fresh. */
export function usePagedList<Row>({ queryKey, read, ready = true }: PagedListSource<Row>) {
  const list = useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam, signal }) => readNextPage(read, pageParam, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    enabled: ready,
    // The old rows stay in view, greyed, until those of the new filter are there.
    placeholderData: keepPreviousData,
    ...liveRefresh,
  });
  return {
    rows: list.data?.pages.flatMap(({ rows }) => rows),
    /** Why it could not be loaded or refreshed; a next page that failed is `moreFailed`. */
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
