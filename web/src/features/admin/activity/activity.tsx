import { DateRange } from '#web/features/admin/records/date-range.tsx';
import { EmptyPanel } from '#web/features/admin/records/empty-panel.tsx';
import { failureText } from '#web/features/admin/records/failure-text.ts';
import { ListFoot } from '#web/features/admin/records/list-foot.tsx';
import { useRecordFilters } from '#web/features/admin/records/use-record-filters.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import styles from './activity.module.css';
import { activityTexts as texts } from './activity-texts.ts';
import { EntryList } from './entry-list.tsx';
import { useActivity } from './use-activity.ts';

/** Who changed what. */
export function Activity() {
  const { filters, change, clear } = useRecordFilters();
  const { entries, error, retry, ...list } = useActivity(filters);
  return (
    <>
      <div className={styles.head}>
        <p className={styles.lead}>{texts.lead}</p>
        <div className={styles.days}>
          <DateRange
            fromLabel={texts.from}
            toLabel={texts.to}
            from={filters.from}
            to={filters.to}
            onChange={change}
          />
          {clear && (
            <Button variant="quiet" size="small" onClick={clear}>
              {texts.clear}
            </Button>
          )}
        </div>
      </div>
      {error && (
        <Notice
          tone={entries ? 'warn' : 'error'}
          title={entries ? texts.stale : texts.failed}
          live
          actions={
            <Button variant="secondary" size="small" onClick={retry}>
              {texts.retry}
            </Button>
          }
        >
          {failureText(error)}
        </Notice>
      )}
      {!entries && !error && <Skeleton lines={8} label={texts.loading} />}
      {entries?.length === 0 && !list.hasMore && (
        <EmptyPanel text={clear ? texts.none : texts.noneYet} onClear={clear} />
      )}
      {entries && (entries.length > 0 || list.hasMore) && (
        <div className={styles.body} data-outdated={list.isOutdated}>
          <EntryList entries={entries} />
          <ListFoot
            count={entries.length}
            hasMore={list.hasMore}
            isLoading={list.isLoadingMore}
            hasFailed={list.moreFailed}
            onMore={list.loadMore}
          />
        </div>
      )}
    </>
  );
}
