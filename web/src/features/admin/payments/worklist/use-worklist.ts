import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { WorkItem } from '#shared/payments/work-item.ts';
import { liveRefresh } from '#web/features/admin/records/paged-list.tsx';
import { useSession } from '#web/features/admin/session/session-context.ts';

interface Work {
  items: readonly WorkItem[];
  complete: boolean;
  /** The ids of the items handled in this session: they stay hidden even if a reply is outdated. */
  handled: readonly string[];
}

// Starts with the kind of record, so that every change to a payment refreshes it.
const queryKey = ['payments', 'worklist'];

/** An id that is unique among the items of all payments. */
export function itemId({ paymentIntentId, key }: Pick<WorkItem, 'paymentIntentId' | 'key'>): string {
  return `${paymentIntentId} ${key}`;
}

/** The number of items waiting: `3`, or `200+` when the list is incomplete. */
export function countText(count: number, isComplete: boolean): string {
  return isComplete ? String(count) : `${count}+`;
}

/** The items that wait for a manager, most urgent first. The list refreshes itself. */
export function useWorklist() {
  const { call } = useSession();
  const queries = useQueryClient();
  const { data, error, isFetching, refetch } = useQuery<Work>({
    queryKey,
    queryFn: async ({ signal }) => {
      const reply = await call('GET /api/payments/worklist', { signal });
      return { ...reply, handled: queries.getQueryData<Work>(queryKey)?.handled ?? [] };
    },
    ...liveRefresh,
  });
  return {
    items: data?.items.filter((item) => !data.handled.includes(itemId(item))),
    isComplete: data?.complete ?? true,
    failure: { error, isRetrying: isFetching, onRetry: () => void refetch() },
    hide: (item: WorkItem) =>
      queries.setQueryData<Work>(
        queryKey,
        (work) => work && { ...work, handled: [...work.handled, itemId(item)] },
      ),
  };
}
