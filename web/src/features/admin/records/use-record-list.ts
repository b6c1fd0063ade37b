import type { ReadPage } from '#web/features/admin/paged-list/read-pages.ts';
import { usePagedList } from '#web/features/admin/paged-list/use-paged-list.ts';
import { type RecordKind, type StoredRecord, useRecordChanges } from './use-record-changes.ts';

interface RecordListSource<Row> {
  kind: RecordKind;
  /** What the list is asked for: another query is another list. */
  query: object;
  read: ReadPage<Row>;
  ready?: boolean;
}

/** A list of records that shows this session's changes at once. */
export function useRecordList<Row extends StoredRecord>({ kind, query, read, ready }: RecordListSource<Row>) {
  const { latest } = useRecordChanges<Row>(kind);
  const list = usePagedList<Row>({ queryKey: [kind, 'list', query], read, ready });
  const byId = new Map<string, Row>();
  for (const row of list.rows ?? []) {
    const known = latest(row);
    if (known) byId.set(row.id, known);
  }

  return {
    ...list,
    rows: list.rows && [...byId.values()],
    /** A row as far as anybody here knows, also when the list no longer has it. */
    current: (row: Row): Row => byId.get(row.id) ?? latest(row) ?? row,
  };
}

export type RecordList<Row extends StoredRecord> = ReturnType<typeof useRecordList<Row>>;
