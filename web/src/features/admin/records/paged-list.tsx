import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import type { ViewPurpose } from '#shared/api/list-query.ts';
import { type RecordKind, type StoredRecord, useRecordChanges } from './use-record-changes.ts';

/** One page of a list. It may be short or empty and still have a next page, because filters apply after reading. */
interface Page<Row> {
  rows: Row[];
  nextCursor: string | null;
}

export type ReadPage<Row> = (request: {
  cursor: string | undefined;
  limit: number;
  /** Absent when the rows are read for the screen. */
  purpose?: ViewPurpose;
  signal: AbortSignal;
}) => Promise<Page<Row>>;

const pageSize = 50;
const maxPageSize = 200;

/** After this many empty pages in a row, staff decide whether to continue. */
const maxEmptyPages = 10;

/** Returns the next page with rows or, if none has any, the last page, or the last of `maxEmptyPages` empty pages. */
export async function readNextPage<Row>(
  read: ReadPage<Row>,
  start: string | undefined,
  signal: AbortSignal,
): Promise<Page<Row>> {
  let cursor = start;
  for (let pages = 1; ; pages++) {
    const page = await read({ cursor, limit: pageSize, signal });
    if (page.rows.length > 0 || page.nextCursor === null || pages === maxEmptyPages) return page;
    cursor = page.nextCursor;
  }
}

/** Reads all rows, page by page, and passes their number so far to `onProgress`. */
export async function readAllPages<Row extends { id: string }>(
  read: ReadPage<Row>,
  signal: AbortSignal,
  onProgress: (count: number) => void = () => {},
): Promise<Row[]> {
  // Keep the rows by id, because a row that moves between two pages during the read arrives twice.
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

/** Query options that refresh every half minute, and when staff return to the browser tab or the network returns. */
export const liveRefresh = {
  refetchInterval: 30_000,
  refetchOnWindowFocus: 'always',
  refetchOnReconnect: 'always',
} as const;

/**
 * A list of records that loads page by page and refreshes itself, with this session's changes applied.
 * @param query the filters and the order, which are part of the query key
 */
export function usePagedList<Row extends StoredRecord>(kind: RecordKind, query: object, read: ReadPage<Row>) {
  const { latest } = useRecordChanges<Row>(kind);
  const list = useInfiniteQuery({
    queryKey: [kind, 'list', query],
    queryFn: ({ pageParam, signal }) => readNextPage(read, pageParam, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    // After a filter changes, the old rows stay, grayed out, until the new ones arrive.
    placeholderData: keepPreviousData,
    ...liveRefresh,
  });
  const listed = list.data?.pages.flatMap(({ rows }) => rows.flatMap((row) => latest(row) ?? []));
  // Keep the rows by id, because a row that moves between two pages while they are read arrives twice.
  const rowsById = new Map(listed?.map((row) => [row.id, row]));
  return {
    ...list,
    rows: listed && [...rowsById.values()],
    /** Why the list failed to load or refresh. A failed next page sets `isFetchNextPageError` instead. */
    error: list.isFetchNextPageError ? null : list.error,
    isFetching: list.isFetching && !list.isFetchingNextPage,
    /** The newest known version of a row, even when the list no longer contains it. */
    current: (row: Row): Row => rowsById.get(row.id) ?? latest(row) ?? row,
  };
}

export type PagedList<Row extends StoredRecord> = ReturnType<typeof usePagedList<Row>>;
