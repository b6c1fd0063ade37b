import { useEffect, useState } from 'react';
import type { Reading } from './use-availability.ts';

const tickMs = 10_000;

/**
 * The server's clock: its last word plus the time since, by the browser's monotonic clock, because the browser's
 * wall clock may be wrong. Undefined until there was a reply.
 */
export function useServerNow(reading: Reading | undefined): Date | undefined {
  const [readAtMs, setReadAtMs] = useState(() => performance.now());

  useEffect(() => {
    const timer = setInterval(() => setReadAtMs(performance.now()), tickMs);
    return () => clearInterval(timer);
  }, []);

  if (!reading) return undefined;
  const sinceMs = Math.max(0, readAtMs - reading.receivedAtMs);
  return new Date(Date.parse(reading.availability.now) + sinceMs);
}
