import { queryOptions, useQuery } from '@tanstack/react-query';
import { startTransition, useEffect, useMemo, useState } from 'react';
import { api } from '#web/lib/api/api.ts';

/** The server's time, and when it arrived by the browser's monotonic clock. */
export interface ServerTime {
  now: string;
  receivedAtMs: number;
}

const tickMs = 10_000;
const staleAfterMs = 5 * 60_000;

/**
 * The server's time, updated with the browser's monotonic clock, because its wall clock may be wrong. Undefined
 * until the first reply.
 */
export function useTickingClock(time: ServerTime | undefined): Date | undefined {
  const [readAtMs, setReadAtMs] = useState(() => performance.now());

  useEffect(() => {
    const timer = setInterval(() => startTransition(() => setReadAtMs(performance.now())), tickMs);
    return () => clearInterval(timer);
  }, []);

  // Returns the same Date object until the time changes, for memoized children.
  return useMemo(() => {
    if (!time) return undefined;
    const sinceMs = Math.max(0, readAtMs - time.receivedAtMs);
    return new Date(Date.parse(time.now) + sinceMs);
  }, [time, readAtMs]);
}

// No route returns only the time, so this uses a reply that contains it.
const serverTimeQuery = queryOptions({
  queryKey: ['server time'],
  queryFn: async ({ signal }): Promise<ServerTime> => {
    const { now } = await api('GET /api/availability', { signal });
    return { now, receivedAtMs: performance.now() };
  },
  staleTime: staleAfterMs,
  // Screens wait for the time, so give up early rather than delay them.
  retry: false,
});

/** The server's time for screens without availability. `now` is undefined while loading or when unknown. */
export function useServerClock(): { now: Date | undefined; asking: boolean } {
  const { data, isPending } = useQuery(serverTimeQuery);
  return { now: useTickingClock(data), asking: isPending };
}

/** Whether the appointment has started. False while the time is unknown, because the server decides anyway. */
export function hasStarted({ startsAt }: { startsAt: string }, now: Date | undefined): boolean {
  return now !== undefined && Date.parse(startsAt) <= now.getTime();
}
