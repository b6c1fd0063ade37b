import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import type { WorkItem } from '#shared/payments/work-item.ts';
import { liveRefresh } from '#web/features/admin/paged-list/use-paged-list.ts';
import { useSession } from '#web/features/admin/session/session-context.ts';

// Starts with the kind of record, so that every change to a payment refreshes it.
const worklistKey = ['payments', 'worklist'];
const handledKey = ['handled'];

/** An id that is unique among the items of all payments. */
export function itemId({ paymentIntentId, key }: Pick<WorkItem, 'paymentIntentId' | 'key'>): string {
  return `${paymentIntentId} ${key}`;
}

/** The number of items waiting: `3`, or `200+` when the list is incomplete. */
export function countText(count: number, isComplete: boolean): string {
  return isComplete ? String(count) : `${count}+`;
}

/**
 * The items that wait for a manager, most urgent first. The list refreshes itself. Items handled in this session
 * stay hidden even if the server's reply is outdated.
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
    failure: { error, isRetrying: isFetching, onRetry: () => void refetch() },
    hide: (item: WorkItem) =>
      queries.setQueryData<readonly string[]>(handledKey, (ids = []) => [...ids, itemId(item)]),
  };
}
