import { useMutation, useQuery } from '@tanstack/react-query';
import { hourMs, minuteMs } from '#shared/time/durations.ts';
import { liveRefresh } from '#web/features/admin/paged-list/use-paged-list.ts';
import { useSession } from '#web/features/admin/session/session-context.ts';
import { useServerClock } from '#web/lib/query/server-clock.ts';

const checkingEveryMs = 1_500;
/** After this, a check that has not finished can be asked for again. */
const givenUpAfterMs = 15 * minuteMs;
/** There is a check every night. */
const overdueAfterMs = 26 * hourMs;

/** The reconciled days, and a check on demand. They refresh themselves, and often while a check is going on. */
export function useReconciliation() {
  const { call } = useSession();
  const { now } = useServerClock();
  const { data: asked, ...check } = useMutation({
    mutationFn: async () => ({
      askedAt: now?.toISOString() ?? '',
      ...(await call('POST /api/reconciliation', {})),
    }),
  });
  // One that was under way when this manager asked began earlier, and `checkedAt` is when a check began.
  const isOpen = (checkedAt: string | null | undefined) =>
    asked !== undefined && (!checkedAt || checkedAt === asked.checkedAt || checkedAt < asked.askedAt);
  const isAwaited = (checkedAt: string | null | undefined) =>
    isOpen(checkedAt) && Date.now() < check.submittedAt + givenUpAfterMs;
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
    isDone: asked !== undefined && !isOpen(data?.checkedAt),
    /** It should be done by now. */
    isUnfinished: isOpen(data?.checkedAt) && !isChecking,
    isOverdue: Boolean(now && data?.checkedAt && +now - Date.parse(data.checkedAt) > overdueAfterMs),
    check: () => check.mutate(),
    checkError: check.error,
  };
}
