import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import type { AuditEntry } from '#shared/audit/routes.ts';
import { type RecordPage, readSome } from '#web/features/admin/records/read-pages.ts';
import { liveRefresh } from '#web/features/admin/records/use-record-list.ts';
import { useSession } from '#web/features/admin/session/session-context.ts';

interface Days {
  from: string;
  to: string;
}

/** What was done, newest first, page by page and kept fresh. */
export function useActivity({ from, to }: Days) {
  const { call } = useSession();
  const days = { ...(from && { from }), ...(to && { to }) };

  async function read(request: { cursor: string | undefined; limit: number; signal: AbortSignal }) {
    const { cursor, limit, signal } = request;
    const query = { ...days, limit, ...(cursor && { cursor }) };
    const { entries, nextCursor } = await call('GET /api/audit', { query, signal });
    return { rows: entries, nextCursor } satisfies RecordPage<AuditEntry>;
  }

  const list = useInfiniteQuery({
    queryKey: ['activity', days],
    queryFn: ({ pageParam, signal }) => readSome(read, pageParam, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    // The old lines stay in view until those of the new days are there.
    placeholderData: keepPreviousData,
    ...liveRefresh,
  });

  return {
    entries: list.data?.pages.flatMap(({ rows }) => rows),
    error: list.isFetchNextPageError ? null : list.error,
    isOutdated: list.isPlaceholderData,
    hasMore: list.hasNextPage,
    isLoadingMore: list.isFetchingNextPage,
    moreFailed: list.isFetchNextPageError,
    loadMore: () => void list.fetchNextPage(),
    retry: () => void list.refetch(),
  };
}
