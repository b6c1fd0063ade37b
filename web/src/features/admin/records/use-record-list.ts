import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { type ReadPage, readSome } from './read-pages.ts';
import { type RecordKind, type StoredRecord, useRecordChanges } from './record-changes.ts';

const refreshMs = 30_000;

/** Fresh figures and rows while somebody looks: every half minute, and when they come back to the tab. */
export const liveRefresh = { refetchInterval: refreshMs, refetchOnWindowFocus: 'always' } as const;

interface RecordListSource<Row> {
  kind: RecordKind;
  /** What the list is asked for: another query is another list. */
  query: object;
  read: ReadPage<Row>;
  /** False while the query cannot be told yet. */
  ready?: boolean;
}

/** A list that is loaded page by page, stays fresh, and shows this session's changes at once. */
export function useRecordList<Row extends StoredRecord>(source: RecordListSource<Row>) {
  const { kind, query, read, ready = true } = source;
  const { latest } = useRecordChanges<Row>(kind);
  const list = useInfiniteQuery({
    queryKey: [kind, 'list', query],
    queryFn: ({ pageParam, signal }) => readSome(read, pageParam, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    enabled: ready,
    // The old rows stay in view, greyed, until those of the new filter are there.
    placeholderData: keepPreviousData,
    ...liveRefresh,
  });
  const byId = new Map<string, Row>();
  for (const row of list.data?.pages.flatMap(({ rows }) => rows) ?? []) {
    const known = latest(row);
    if (known) byId.set(row.id, known);
  }

  return {
    rows: list.data && [...byId.values()],
    error: list.error,
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

export type RecordList<Row extends StoredRecord> = ReturnType<typeof useRecordList<Row>>;
