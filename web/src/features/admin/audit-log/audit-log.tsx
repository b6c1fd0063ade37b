import type { AuditEntry } from '#shared/audit/routes.ts';
import { parseDate } from '#web/features/admin/date-format.ts';
import { FailureNotice } from '#web/features/admin/failure/failure-notice.tsx';
import { ClearableDates } from '#web/features/admin/filters/clearable-dates.tsx';
import { useFilters } from '#web/features/admin/filters/use-filters.ts';
import { EmptyList } from '#web/features/admin/paged-list/empty-list.tsx';
import { ListFooter } from '#web/features/admin/paged-list/list-footer.tsx';
import type { ReadPage } from '#web/features/admin/paged-list/read-pages.ts';
import { usePagedList } from '#web/features/admin/paged-list/use-paged-list.ts';
import { useSession } from '#web/features/admin/session/session-context.ts';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import styles from './audit-log.module.css';
import { auditLogTexts as texts } from './audit-log-texts.ts';
import { EntryList } from './entry-list.tsx';

/** The audit entries between two dates, newest first. */
function useAuditEntries(from: string, to: string) {
  const { call } = useSession();
  const dates = { from: parseDate(from), to: parseDate(to) };

  const read: ReadPage<AuditEntry> = async ({ signal, ...page }) => {
    const { entries, nextCursor } = await call('GET /api/audit', { query: { ...dates, ...page }, signal });
    return { rows: entries, nextCursor };
  };

  return usePagedList({ queryKey: ['audit log', dates], read });
}

export function AuditLog() {
  const dates = useFilters();
  const { filters, clear } = dates;
  const list = useAuditEntries(filters.from, filters.to);
  const { rows: entries, error, retry } = list;
  return (
    <>
      <div className={`flex flex-wrap items-end justify-between ${styles.head}`}>
        <p className={`text-soft ${styles.lead}`}>{texts.lead}</p>
        <ClearableDates {...dates} clearText={texts.clear} />
      </div>
      {error && <FailureNotice error={error} texts={texts} isStale={entries !== undefined} onRetry={retry} />}
      {!entries && !error && <Skeleton lines={8} label={texts.loading} />}
      {entries?.length === 0 && !list.hasMore && (
        <EmptyList text={clear ? texts.none : texts.noneYet} onClear={clear} />
      )}
      {entries && (entries.length > 0 || list.hasMore) && (
        <div className={`grid gap-3 ${styles.entries}`} data-outdated={list.isOutdated}>
          <EntryList entries={entries} />
          <ListFooter list={list} />
        </div>
      )}
    </>
  );
}
