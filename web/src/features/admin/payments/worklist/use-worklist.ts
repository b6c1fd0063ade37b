import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { WorkItem } from '#shared/payments/work-item.ts';
import { liveRefresh } from '#web/features/admin/records/paged-list.tsx';
import { useSession } from '#web/features/admin/session/session-context.ts';

// The key starts with the kind of record, so that every change to a payment refreshes the list.
const queryKey = ['payments', 'worklist'];

/** An id that is unique among the items of all payments. */
export function itemId({ paymentIntentId, key }: Pick<WorkItem, 'paymentIntentId' | 'key'>): string {
  return `${paymentIntentId} ${key}`;
}

/** The items that wait for a manager, most urgent first. The list refreshes itself. */
export function useWorklist() {
  const { call } = useSession();
  const queries = useQueryClient();
  const query = useQuery({
    queryKey,
    queryFn: ({ signal }) => call('GET /api/payments/worklist', { signal }),
    ...liveRefresh,
  });
  const { data } = query;
  return {
    query,
    /** Removes an item that was handled. Cancels a running request, because its reply may still contain the item. */
    async hide(handled: WorkItem) {
      await queries.cancelQueries({ queryKey });
      const isOther = (item: WorkItem) => itemId(item) !== itemId(handled);
      queries.setQueryData(queryKey, data && { ...data, items: data.items.filter(isOther) });
    },
  };
}
