import type { AuditEntry } from '#shared/audit/routes.ts';
import { parseDate } from '#web/features/admin/date-format.ts';
import type { ReadPage } from '#web/features/admin/paged-list/read-pages.ts';
import { usePagedList } from '#web/features/admin/paged-list/use-paged-list.ts';
import { useSession } from '#web/features/admin/session/session-context.ts';

interface Days {
  from: string;
  to: string;
}

/** What was done, newest first, page by page and kept fresh. */
export function useAuditLog({ from, to }: Days) {
  const { call } = useSession();
  const days = { from: parseDate(from), to: parseDate(to) };

  const read: ReadPage<AuditEntry> = async ({ signal, ...page }) => {
    const { entries, nextCursor } = await call('GET /api/audit', { query: { ...days, ...page }, signal });
    return { rows: entries, nextCursor };
  };

  return usePagedList({ queryKey: ['activity', days], read });
}
