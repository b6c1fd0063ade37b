import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import type { WorkItem } from '#shared/payments/work-item.ts';
import { liveRefresh } from '#web/features/admin/paged-list/use-paged-list.ts';
import { useSession } from '#web/features/admin/session/session-context.ts';

// Begins with the kind of the records, so that every change of a payment refreshes it.
const worklistKey = ['payments', 'worklist'];
const handledKey = ['handled'];

/** Names an item among those of all payments. */
export function itemId({ paymentIntentId, key }: Pick<WorkItem, 'paymentIntentId' | 'key'>): string {
  return `${paymentIntentId} ${key}`;
}

/** How many items wait: `3`, or `200+` where there are more than the list shows. */
export function countText(count: number, isComplete: boolean): string {
  return isComplete ? String(count) : `${count}+`;
}

/**
 * What waits for a manager, the most urgent first. It refreshes itself. What this session has handled stays away, even
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
  const { data: markHandled = [] } = useQuery<readonly string[]>({
    queryKey: handledKey,
    queryFn: skipToken,
    initialData: [],
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });
  return {
    items: data?.items.filter((item) => !markHandled.includes(itemId(item))),
    isComplete: data?.complete ?? true,
    error,
    isRetrying: isFetching,
    retry: () => void refetch(),
    hide: (item: WorkItem) =>
      queries.setQueryData<readonly string[]>(handledKey, (ids = []) => [...ids, itemId(item)]),
  };
}
