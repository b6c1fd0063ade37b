/** A page of a list. It may be short, even empty, while its cursor leads on (wire.md, `complete`). */
interface RecordPage<Row> {
  rows: Row[];
  nextCursor: string | null;
}

interface PageRequest {
  cursor: string | undefined;
  limit: number;
  signal: AbortSignal;
}

export type ReadPage<Row> = (request: PageRequest) => Promise<RecordPage<Row>>;

const pageSize = 50;
const largestPage = 200;

/** Requests in a row that may come back with nothing before the manager is told so. */
const emptyPagesAtMost = 10;

/** The next page that holds something, or an empty one after looking for long. */
export async function readNextPage<Row>(
  read: ReadPage<Row>,
  start: string | undefined,
  signal: AbortSignal,
): Promise<RecordPage<Row>> {
  let page = await read({ cursor: start, limit: pageSize, signal });
  for (let asked = 1; asked < emptyPagesAtMost; asked++) {
    if (page.rows.length > 0 || page.nextCursor === null) return page;
    page = await read({ cursor: page.nextCursor, limit: pageSize, signal });
  }
  return page;
}

/** Everything, page by page. */
export async function readAllPages<Row extends { id: string }>(
  read: ReadPage<Row>,
  signal: AbortSignal,
  onProgress: (count: number) => void,
): Promise<Row[]> {
  const rows = new Map<string, Row>();
  let cursor: string | undefined;
  do {
    const page = await read({ cursor, limit: largestPage, signal });
    // A row that moved between two pages is still one row.
    for (const row of page.rows) rows.set(row.id, row);
    onProgress(rows.size);
    cursor = page.nextCursor ?? undefined;
  } while (cursor !== undefined);
  return [...rows.values()];
}

/** The row with this id, looked for from the first page on; undefined when it is in none. */
export async function findIn<Row extends { id: string }>(
  read: ReadPage<Row>,
  id: string,
): Promise<Row | undefined> {
  const { signal } = new AbortController();
  let cursor: string | undefined;
  do {
    const page = await read({ cursor, limit: pageSize, signal });
    const found = page.rows.find((row) => row.id === id);
    if (found) return found;
    cursor = page.nextCursor ?? undefined;
  } while (cursor !== undefined);
  return undefined;
}
