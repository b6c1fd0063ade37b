import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import type { WorkItem } from '#shared/payments/work-item.ts';
import { liveRefresh } from '#web/features/admin/paged-list/use-paged-list.ts';
import { useSession } from '#web/features/admin/session/session-context.ts';

// Begins with the kind of the records, so that every change of a payment refreshes it.
const worklistKey = ['payments', 'worklist'];
const putAwayKey = ['put away'];

/** Names an item among those of all payments. */
export function itemId({ paymentIntentId, key }: Pick<WorkItem, 'paymentIntentId' | 'key'>): string {
  return `${paymentIntentId} ${key}`;
}

/** How many items wait: `3`, or `200+` where there are more than the list shows. */
export function countText(count: number, isComplete: boolean): string {
  return isComplete ? String(count) : `${count}+`;
}

/**
 * What waits for a manager, the most urgent first. It refreshes itself. What this session has put away stays away, even
 * when the server's reply lags behind.
 */
export function useWorklist() {
  const { call } = useSession();
  const queries = useQueryClient();
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: worklistKey,
    queryFn: ({ signal }) => call('GET /api/payments/worklist', { signal }),
    ...liveRefresh,
  });
  const { data: putAway = [] } = useQuery<readonly string[]>({
    queryKey: putAwayKey,
    queryFn: skipToken,
    initialData: [],
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });
  return {
    items: data?.items.filter((item) => !putAway.includes(itemId(item))),
    isComplete: data?.complete ?? true,
    error,
    isRetrying: isFetching,
    retry: () => void refetch(),
    hide: (item: WorkItem) =>
      queries.setQueryData<readonly string[]>(putAwayKey, (ids = []) => [...ids, itemId(item)]),
  };
}
