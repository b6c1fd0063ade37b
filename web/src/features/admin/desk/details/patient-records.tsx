import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { FailureNotice } from '#web/features/admin/failure/failure-notice.tsx';
import type { ReadPage } from '#web/features/admin/paged-list/read-pages.ts';
import { type Column, RecordTable } from '#web/features/admin/records/table/record-table.tsx';
import type { RecordKind, StoredRecord } from '#web/features/admin/records/use-record-changes.ts';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { contactsOf, isOf, type Person } from './person.ts';

/** Each search reads at most this many pages, because the server reads thousands of records for one. */
const maxPages = 5;
const pageSize = 200;

interface PatientRecordsProps<Row> {
  kind: RecordKind;
  texts: { title: string; none: string; failed: string; more: string };
  columns: readonly Column<Row>[];
  /** Whose records to find. */
  patient: Person;
  read: (q: string, ...request: Parameters<ReadPage<Row>>) => ReturnType<ReadPage<Row>>;
  personOf: (row: Row) => Person;
  order: (a: Row, b: Row) => number;
}

async function readPages<Row>(read: ReadPage<Row>, signal: AbortSignal) {
  const rows: Row[] = [];
  let cursor: string | undefined;
  for (let pages = 0; pages < maxPages; pages++) {
    const page = await read({ cursor, limit: pageSize, signal });
    rows.push(...page.rows);
    cursor = page.nextCursor ?? undefined;
    if (cursor === undefined) break;
  }
  return { rows, hasMore: cursor !== undefined };
}

/** A patient's records of one kind: while they load, after a failure, and in a table. */
export function PatientRecords<Row extends StoredRecord>(props: PatientRecordsProps<Row>) {
  const { kind, texts, columns, patient, read, personOf, order } = props;
  const titleId = useId();
  const searches = contactsOf(patient);
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: [kind, 'patient', searches],
    queryFn: ({ signal }) =>
      Promise.all(searches.map((q) => readPages<Row>((request) => read(q, request), signal))),
    // Opening the card again reads the records again.
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
  const own = data?.flatMap(({ rows }) => rows).filter((row) => isOf(personOf(row), patient));
  const rows = own && [...new Map(own.map((row) => [row.id, row])).values()].sort(order);
  const hasMore = data?.some((found) => found.hasMore);
  return (
    <section className="grid grid-cols-1 gap-3" aria-labelledby={titleId}>
      <h3 id={titleId} className="text-lg">
        {texts.title}
        {rows && ` (${rows.length})`}
      </h3>
      {error && (
        <FailureNotice error={error} texts={texts} isRetrying={isFetching} onRetry={() => void refetch()} />
      )}
      {!rows && !error && <Skeleton lines={2} />}
      {rows && rows.length > 0 && <RecordTable caption={texts.title} columns={columns} rows={rows} />}
      {rows?.length === 0 && !hasMore && <p className="text-soft">{texts.none}</p>}
      {hasMore && <p className="text-soft">{texts.more}</p>}
    </section>
  );
}
