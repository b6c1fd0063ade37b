import { useQuery } from '@tanstack/react-query';
import { liveRefresh } from '#web/features/admin/paged-list/use-paged-list.ts';
import type { RecordKind } from './use-record-changes.ts';

/** The figures of one kind of record, kept fresh, and what else their cards need to know. */
export function useStats<Stats>(kind: RecordKind, read: (signal: AbortSignal) => Promise<{ stats: Stats }>) {
  const { data, isError, refetch } = useQuery({
    queryKey: [kind, 'stats'],
    queryFn: ({ signal }) => read(signal),
    ...liveRefresh,
  });
  return { stats: data?.stats, failed: isError, onRetry: () => void refetch() };
}
