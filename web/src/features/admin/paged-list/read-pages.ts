import type { ViewPurpose } from '#shared/api/list-query.ts';

/** One page of a list. It may be short or even empty and still have a next page, because filters apply after reading. */
interface Page<Row> {
  rows: Row[];
  nextCursor: string | null;
}

interface PageRequest {
  cursor: string | undefined;
  limit: number;
  /** Absent for rows on the screen. */
  purpose?: ViewPurpose;
  signal: AbortSignal;
}

export type ReadPage<Row> = (request: PageRequest) => Promise<Page<Row>>;

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
