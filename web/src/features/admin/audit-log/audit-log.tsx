import { FailureNotice } from '#web/features/admin/failure/failure-notice.tsx';
import { DateRange } from '#web/features/admin/filters/date-range.tsx';
import { useFilters } from '#web/features/admin/filters/use-filters.ts';
import { EmptyList } from '#web/features/admin/paged-list/empty-list.tsx';
import { ListFooter } from '#web/features/admin/paged-list/list-footer.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import styles from './audit-log.module.css';
import { auditLogTexts as texts } from './audit-log-texts.ts';
import { EntryList } from './entry-list.tsx';
import { useAuditLog } from './use-audit-log.ts';

/** Who changed what. */
export function Activity() {
  const { filters, change, clear } = useFilters();
  const list = useAuditLog(filters);
  const { rows: entries, error, retry } = list;
  return (
    <>
      <div className={styles.head}>
        <p className={styles.lead}>{texts.lead}</p>
        <div className={styles.days}>
          <DateRange from={filters.from} to={filters.to} onChange={change} />
          {clear && (
            <Button variant="quiet" size="small" onClick={clear}>
              {texts.clear}
            </Button>
          )}
        </div>
      </div>
      {error && <FailureNotice error={error} texts={texts} isStale={entries !== undefined} onRetry={retry} />}
      {!entries && !error && <Skeleton lines={8} label={texts.loading} />}
      {entries?.length === 0 && !list.hasMore && (
        <EmptyList text={clear ? texts.none : texts.noneYet} onClear={clear} />
      )}
      {entries && (entries.length > 0 || list.hasMore) && (
        <div className={styles.body} data-outdated={list.isOutdated}>
          <EntryList entries={entries} />
          <ListFooter list={list} />
        </div>
      )}
    </>
  );
}
