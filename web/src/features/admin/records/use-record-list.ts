import type { ReadPage } from '#web/features/admin/paged-list/read-pages.ts';
import { usePagedList } from '#web/features/admin/paged-list/use-paged-list.ts';
import { type RecordKind, type StoredRecord, useRecordChanges } from './use-record-changes.ts';

interface RecordListOptions<Row> {
  kind: RecordKind;
  /** The filters and the order, which are part of the query key. */
  query: object;
  read: ReadPage<Row>;
}

/** A list of appointments, payments or lab orders with this session's changes applied. */
export function useRecordList<Row extends StoredRecord>({ kind, query, read }: RecordListOptions<Row>) {
  const { latest } = useRecordChanges<Row>(kind);
  const list = usePagedList<Row>({ queryKey: [kind, 'list', query], read });
  const rowsById = new Map<string, Row>();
  for (const listed of list.rows ?? []) {
    const row = latest(listed);
    if (row) rowsById.set(row.id, row);
  }

  return {
    ...list,
    rows: list.rows && [...rowsById.values()],
    /** The newest known version of a row, even when the list no longer contains it. */
    current: (row: Row): Row => rowsById.get(row.id) ?? latest(row) ?? row,
  };
}

export type RecordList<Row extends StoredRecord> = ReturnType<typeof useRecordList<Row>>;
