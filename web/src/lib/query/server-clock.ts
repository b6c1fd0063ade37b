import { queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { api } from '#web/lib/api/api.ts';

/** What the server's clock said, and when that came on the browser's monotonic clock. */
export interface ServerTime {
  now: string;
  receivedAtMs: number;
}

const tickMs = 10_000;
const staleAfterMs = 5 * 60_000;

/**
 * The server's clock: its last word plus the time since, by the browser's monotonic clock, because the browser's
 * wall clock may be wrong. Undefined until there was a reply.
 */
export function useTickingClock(time: ServerTime | undefined): Date | undefined {
  const [readAtMs, setReadAtMs] = useState(() => performance.now());

  useEffect(() => {
    const timer = setInterval(() => setReadAtMs(performance.now()), tickMs);
    return () => clearInterval(timer);
  }, []);

  if (!time) return undefined;
  const sinceMs = Math.max(0, readAtMs - time.receivedAtMs);
  return new Date(Date.parse(time.now) + sinceMs);
}

// The availability is the one public reply that carries the server's clock.
const serverTimeQuery = queryOptions({
  queryKey: ['server time'],
  queryFn: async ({ signal }): Promise<ServerTime> => {
    const { now } = await api('GET /api/availability', { signal });
    return { now, receivedAtMs: performance.now() };
  },
  staleTime: staleAfterMs,
  // A screen waits for it: better soon without than late with it.
  retry: false,
});

/** The server's clock for screens that read no free times; `now` is undefined while, or because, nobody knows. */
export function useServerClock(): { now: Date | undefined; asking: boolean } {
  const { data, isPending } = useQuery(serverTimeQuery);
  return { now: useTickingClock(data), asking: isPending };
}

/** While nobody knows the time, a visit counts as to come: the server has the last word anyway. */
export function hasBegun({ startsAt }: { startsAt: string }, now: Date | undefined): boolean {
  return now !== undefined && Date.parse(startsAt) <= now.getTime();
}
