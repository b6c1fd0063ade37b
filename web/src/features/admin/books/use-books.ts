import { useMutation, useQuery } from '@tanstack/react-query';
import { minuteMs } from '#shared/time/durations.ts';
import { liveRefresh } from '#web/features/admin/paged-list/use-paged-list.ts';
import { useSession } from '#web/features/admin/session/session-context.ts';

const checkingEveryMs = 1_500;
/** After this, a check that has not finished can be asked for again. */
const givenUpAfterMs = 15 * minuteMs;

/** The books, and a check on demand. They refresh themselves, and often while a check is going on. */
export function useBooks() {
  const { call } = useSession();
  const check = useMutation({ mutationFn: () => call('POST /api/reconciliation', {}) });
  const isAwaited = (checkedAt: string | null | undefined) =>
    check.data?.checkedAt === checkedAt && Date.now() < check.submittedAt + givenUpAfterMs;
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['books'],
    queryFn: ({ signal }) => call('GET /api/reconciliation', { signal }),
    ...liveRefresh,
    refetchInterval: ({ state }) =>
      isAwaited(state.data?.checkedAt) ? checkingEveryMs : liveRefresh.refetchInterval,
  });
  const isChecking = check.isPending || isAwaited(data?.checkedAt);
  return {
    books: data,
    error,
    isRetrying: isFetching,
    retry: () => void refetch(),
    isChecking,
    /** This manager asked for a check, and it is done. */
    isDone: check.data !== undefined && check.data.checkedAt !== data?.checkedAt,
    check: () => check.mutate(),
    checkError: check.error,
  };
}
