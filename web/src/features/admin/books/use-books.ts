import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { parseDate } from '#web/features/admin/date-format.ts';
import { liveRefresh } from '#web/features/admin/paged-list/use-paged-list.ts';
import { useSession } from '#web/features/admin/session/session-context.ts';

export const booksKey = ['books'];
const checkingEveryMs = 1_500;

/** The books between two dates, and a check on demand. They refresh themselves, and often while a check is going on. */
export function useBooks(from: string, to: string) {
  const { call } = useSession();
  const queries = useQueryClient();
  const asked = useRef(false);
  const dates = { from: parseDate(from), to: parseDate(to) };
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: [...booksKey, dates],
    queryFn: ({ signal }) => call('GET /api/reconciliation', { query: dates, signal }),
    ...liveRefresh,
    refetchInterval: ({ state }) => (state.data?.isChecking ? checkingEveryMs : liveRefresh.refetchInterval),
    placeholderData: (previous) => previous,
  });
  const check = useMutation({
    mutationFn: () => call('POST /api/reconciliation', {}),
    onSuccess: async () => {
      asked.current = true;
      await queries.invalidateQueries({ queryKey: booksKey });
      // A check may have put payments right.
      void queries.invalidateQueries({ queryKey: ['payments'] });
    },
  });
  const isChecking = check.isPending || data?.isChecking === true;
  return {
    books: data,
    error,
    isRetrying: isFetching,
    retry: () => void refetch(),
    isChecking,
    /** This manager asked for a check, and it is done. */
    isDone: asked.current && !isChecking,
    check: () => check.mutate(),
    checkError: check.error,
  };
}

export type Books = NonNullable<ReturnType<typeof useBooks>['books']>;
