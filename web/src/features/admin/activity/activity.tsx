import { DateRange } from '#web/features/admin/records/date-range.tsx';
import { EmptyPanel } from '#web/features/admin/records/empty-panel.tsx';
import { FailureNotice } from '#web/features/admin/records/failure-notice.tsx';
import { ListFoot } from '#web/features/admin/records/list-foot.tsx';
import { useRecordFilters } from '#web/features/admin/records/use-record-filters.ts';
import { Button } from '#web/ui/button.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import styles from './activity.module.css';
import { activityTexts as texts } from './activity-texts.ts';
import { EntryList } from './entry-list.tsx';
import { useActivity } from './use-activity.ts';

/** Who changed what. */
export function Activity() {
  const { filters, change, clear } = useRecordFilters();
  const list = useActivity(filters);
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
        <EmptyPanel text={clear ? texts.none : texts.noneYet} onClear={clear} />
      )}
      {entries && (entries.length > 0 || list.hasMore) && (
        <div className={styles.body} data-outdated={list.isOutdated}>
          <EntryList entries={entries} />
          <ListFoot list={list} />
        </div>
      )}
    </>
  );
}
