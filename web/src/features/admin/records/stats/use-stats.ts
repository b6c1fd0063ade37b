import { useQuery } from '@tanstack/react-query';
import type { RecordKind } from '#web/features/admin/records/data/record-changes.ts';
import { liveRefresh } from '#web/features/admin/records/data/use-paged-list.ts';

/** The figures of one kind of record, kept fresh, and what else their cards need to know. */
export function useStats<Stats>(kind: RecordKind, read: (signal: AbortSignal) => Promise<{ stats: Stats }>) {
  const { data, isError, refetch } = useQuery({
    queryKey: [kind, 'stats'],
    queryFn: ({ signal }) => read(signal),
    ...liveRefresh,
  });
  return { stats: data?.stats, failed: isError, onRetry: () => void refetch() };
}
