import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { required } from '#shared/required.ts';
import {
  endLookup,
  type LookupPart,
  type LookupSession,
  lookupAppointmentsKey,
} from '#web/domain/lookup/lookup-session.ts';
import { api } from '#web/lib/api/api.ts';
import { ApiProblem } from '#web/lib/api/api-problem.ts';

const staleAfterMs = 30_000;

/**
 * The loaded pages of the lookup session's appointments; none without a session. A refused token ends the session.
 * @param isWanted whether to load this part
 */
export function useLookupAppointments(
  session: LookupSession | undefined,
  part: LookupPart = 'coming',
  isWanted = true,
) {
  const query = useInfiniteQuery({
    queryKey: lookupAppointmentsKey(session?.email ?? '', part),
    queryFn: ({ signal, pageParam: cursor }) => {
      const { token } = required(session, 'session');
      const which = { ...(part === 'past' && { past: 'true' as const }), ...(cursor && { cursor }) };
      return api('GET /api/appointments/mine', { token, signal, query: which });
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    enabled: session !== undefined && isWanted,
    staleTime: staleAfterMs,
  });
  const { data, error, isLoading, isFetching, refetch } = query;

  useEffect(() => {
    if (error instanceof ApiProblem && error.code === 'unauthenticated') endLookup('expired');
  }, [error]);

  return {
    appointments: data?.pages.flatMap(({ appointments }) => appointments),
    isPending: isLoading,
    isFetching,
    error,
    refetch,
    /** Loads the next page; undefined when there is none. */
    showMore: query.hasNextPage ? () => void query.fetchNextPage() : undefined,
    isLoadingMore: query.isFetchingNextPage,
  };
}
