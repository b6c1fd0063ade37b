import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';

export type RecordKind = 'appointments' | 'payments';

/** What every row of a list has. */
export interface StoredRecord {
  id: string;
  version: number;
  status: string;
}

type Changes<Row> = Readonly<Record<string, Row | 'deleted'>>;

/**
 * What this session changed, laid over what the lists say: an answer of before the change, or of an index that lags
 * behind it, brings no old status back and no deleted row. Lists are queries under the kind's name.
 */
export function useRecordChanges<Row extends StoredRecord>(kind: RecordKind) {
  const queries = useQueryClient();
  const queryKey = ['changed records', kind];
  const { data: changes = {} } = useQuery<Changes<Row>>({
    queryKey,
    queryFn: skipToken,
    initialData: {},
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });

  function note(id: string, change: Row | 'deleted') {
    queries.setQueryData<Changes<Row>>(queryKey, (known) => ({ ...known, [id]: change }));
    // A list on its way stays on its way, or 'load more' would be lost to every change.
    void queries.invalidateQueries({ queryKey: [kind] }, { cancelRefetch: false });
  }

  return {
    /** The row as far as anybody here knows; undefined when it was deleted. */
    latest: (row: Row): Row | undefined => {
      const change = changes[row.id];
      if (change === 'deleted') return undefined;
      return change && change.version > row.version ? change : row;
    },
    keep: (row: Row) => note(row.id, row),
    drop: (id: string) => note(id, 'deleted'),
  };
}
