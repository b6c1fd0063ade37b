import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { currentRecord } from '#web/features/admin/failure/failure.ts';

export type RecordKind = 'appointments' | 'payments' | 'lab-orders' | 'messages' | 'activity';

/** The fields that all records have in common. */
export interface StoredRecord {
  id: string;
  version: number;
}

type Changes<Row> = Readonly<Record<string, Row | 'deleted'>>;

/**
 * The rows that this session changed, applied on top of every list. A reply sent before the change, or read from
 * an index that lags behind, must not bring back an old status or a deleted row. The query key of every list of
 * these records starts with their kind.
 */
export function useRecordChanges<Row extends StoredRecord>(kind: RecordKind) {
  const queries = useQueryClient();
  const queryKey = ['changed records', kind];
  const { data: changes = {} } = useQuery<Changes<Row>>({
    queryKey,
    queryFn: skipToken,
    initialData: {},
    gcTime: Number.POSITIVE_INFINITY,
  });

  function refresh() {
    // Cancel no running request: a change must not abort a "load more".
    void queries.invalidateQueries({ queryKey: [kind] }, { cancelRefetch: false });
  }

  function setChange(id: string, change: Row | 'deleted') {
    queries.setQueryData<Changes<Row>>(queryKey, (known) => ({ ...known, [id]: change }));
    refresh();
  }

  const setRow = (row: Row) => setChange(row.id, row);

  return {
    /** The newest known version of a row; undefined if this session deleted it. */
    latest: (row: Row): Row | undefined => {
      const change = changes[row.id];
      if (change === 'deleted') return undefined;
      return change && change.version > row.version ? change : row;
    },
    setRow,
    removeRow: (id: string) => setChange(id, 'deleted'),
    /** Reads every list again. Call it after a change whose outcome is unknown. */
    refresh,
    /** Waits for a request that changes a row, then updates every list, even if the request failed. */
    change: async (row: Row, request: Promise<Row>): Promise<Row> => {
      try {
        const changed = await request;
        setRow(changed);
        return changed;
      } catch (error) {
        const current = currentRecord<Row>(error);
        if (current) setRow({ ...row, ...current });
        // The change may have been saved even though the reply was lost.
        else refresh();
        throw error;
      }
    },
  };
}
