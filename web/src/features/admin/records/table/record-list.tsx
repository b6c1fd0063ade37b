import type { ReactNode } from 'react';
import { formatTime } from '#web/features/admin/date-format.ts';
import { FailureNotice } from '#web/features/admin/failure/failure-notice.tsx';
import { useFilters } from '#web/features/admin/filters/use-filters.ts';
import { EmptyList } from '#web/features/admin/paged-list/empty-list.tsx';
import { ListFooter } from '#web/features/admin/paged-list/list-footer.tsx';
import type { PagedList } from '#web/features/admin/paged-list/use-paged-list.ts';
import { recordsTexts } from '#web/features/admin/records/records-texts.ts';
import { useRowFocus } from '#web/features/admin/records/use-row-focus.ts';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { type Column, RecordTable } from './record-table.tsx';

const texts = recordsTexts.list;

interface RecordListProps<Row extends { id: string }> {
  list: PagedList<Row>;
  columns?: readonly Column<Row>[];
  /** Replaces the table of these columns. */
  children?: ReactNode;
  texts: {
    caption: string;
    /** The text when there are no records at all. */
    none: string;
    /** The text when no record matches the filters. */
    noMatch: string;
  };
  exports?: ReactNode;
}

/** A tab's list in all its states: loading, failed, empty, and rows with a button for more. */
export function RecordList<Row extends { id: string }>(props: RecordListProps<Row>) {
  const { list, columns = [], children, exports } = props;
  const { caption, none, noMatch } = props.texts;
  const { rows = [] } = list;
  const { clear } = useFilters();
  const updated = formatTime(new Date(list.updatedAtMs));
  const { region, onFocus } = useRowFocus();

  const failure = list.error !== null && (
    <FailureNotice
      error={list.error}
      texts={{ failed: texts.failed, stale: texts.stale(updated) }}
      isStale={list.rows !== undefined}
      isRetrying={list.isRefreshing}
      onRetry={list.retry}
    />
  );
  if (!list.rows) return failure || <Skeleton lines={12} label={texts.loading} />;
  return (
    <section
      ref={region}
      aria-label={caption}
      aria-busy={list.isOutdated || undefined}
      tabIndex={-1}
      className="grid grid-cols-1 gap-2"
      onFocus={onFocus}
    >
      <div className="flex flex-wrap items-center justify-between gap-2-4 print-hidden">
        <p className="text-soft text-sm tabular-nums">{texts.updated(updated)}</p>
        {exports}
      </div>
      {failure}
      {rows.length > 0 && (children ?? <RecordTable caption={caption} columns={columns} rows={rows} />)}
      {rows.length === 0 && !list.hasMore ? (
        <EmptyList text={clear ? noMatch : none} onClear={clear} />
      ) : (
        <ListFooter list={list} />
      )}
    </section>
  );
}
