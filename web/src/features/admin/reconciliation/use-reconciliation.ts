import { useMutation, useQuery } from '@tanstack/react-query';
import { hourMs, minuteMs } from '#shared/time/durations.ts';
import { liveRefresh } from '#web/features/admin/paged-list/use-paged-list.ts';
import { useSession } from '#web/features/admin/session/session-context.ts';
import { useServerClock } from '#web/lib/query/server-clock.ts';

const checkingEveryMs = 1_500;
/** A check that takes longer has failed and can be requested again. */
const givenUpAfterMs = 15 * minuteMs;
/** A check runs every night, so an older result is overdue. */
const overdueAfterMs = 26 * hourMs;

/** The reconciled days, and a check on demand. They refresh themselves, and more often while a check is running. */
export function useReconciliation() {
  const { call } = useSession();
  const { now } = useServerClock();
  const { data: asked, ...check } = useMutation({
    mutationFn: async () => ({
      askedAt: now?.toISOString() ?? '',
      ...(await call('POST /api/reconciliation', {})),
    }),
  });
  // `checkedAt` is when a check began, so a check that was already running when this manager asked has an earlier
  // one.
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
    failure: { error, isRetrying: isFetching, onRetry: () => void refetch() },
    isChecking,
    /** The check that this manager requested has finished. */
    isDone: asked !== undefined && !isOpen(data?.checkedAt),
    /** The check should have finished by now. */
    isUnfinished: isOpen(data?.checkedAt) && !isChecking,
    isOverdue: Boolean(now && data?.checkedAt && +now - Date.parse(data.checkedAt) > overdueAfterMs),
    check: () => check.mutate(),
    checkError: check.error,
  };
}
