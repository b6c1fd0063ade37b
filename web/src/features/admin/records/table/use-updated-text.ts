import { useMemo } from 'react';
import { formatTime } from '#web/features/admin/date-format.ts';
import { useServerClock } from '#web/lib/query/server-clock.ts';

/** A moment of the browser's clock, told by the clinics': `9:42 AM`. The browser's may be set wrong. */
export function useUpdatedText(atMs: number): string {
  const { now } = useServerClock();
  const nowMs = now?.getTime();
  const aheadMs = useMemo(() => (nowMs === undefined ? 0 : nowMs - Date.now()), [nowMs]);
  return formatTime(new Date(atMs + aheadMs));
}
