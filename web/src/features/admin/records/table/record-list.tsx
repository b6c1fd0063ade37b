import { type ReactNode, useMemo } from 'react';
import { formatTime } from '#web/features/admin/date-format.ts';
import { FailureNotice } from '#web/features/admin/failure/failure-notice.tsx';
import { useFilters } from '#web/features/admin/filters/use-filters.ts';
import { EmptyList } from '#web/features/admin/paged-list/empty-list.tsx';
import { ListFooter } from '#web/features/admin/paged-list/list-footer.tsx';
import { recordsTexts } from '#web/features/admin/records/records-texts.ts';
import type { StoredRecord } from '#web/features/admin/records/use-record-changes.ts';
import type { RecordList as LoadedList } from '#web/features/admin/records/use-record-list.ts';
import { useRowFocus } from '#web/features/admin/records/use-row-focus.ts';
import { useServerClock } from '#web/lib/query/server-clock.ts';
import { classNames } from '#web/ui/class-names.ts';
import { VisuallyHidden } from '#web/ui/layout/visually-hidden.tsx';
import styles from './record-list.module.css';
import { type Column, RecordTable } from './record-table.tsx';
import skeletonStyles from './table-skeleton.module.css';

const texts = recordsTexts.list;

interface RecordListProps<Row extends StoredRecord> {
  list: LoadedList<Row>;
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
  note?: string;
  exports?: ReactNode;
}

/** Converts an instant of the browser's clock, which may be wrong, to the server's clock: `9:42 AM`. */
function useClinicTimeText(browserMs: number): string {
  const { now } = useServerClock();
  const nowMs = now?.getTime();
  const offsetMs = useMemo(() => (nowMs === undefined ? 0 : nowMs - Date.now()), [nowMs]);
  return formatTime(new Date(browserMs + offsetMs));
}

const skeletonRows = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];

function TableSkeleton() {
  return (
    <div role="status" className={`grid ${skeletonStyles.rows}`}>
      <VisuallyHidden>{texts.loading}</VisuallyHidden>
      {skeletonRows.map((row) => (
        <div
          key={row}
          className={`grid items-center gap-5 border-b ${skeletonStyles.row}`}
          aria-hidden="true"
        >
          <span className={skeletonStyles.wide} />
          <span className={skeletonStyles.line} />
          <span className={skeletonStyles.pill} />
        </div>
      ))}
    </div>
  );
}

/** A tab's list in all its states: loading, failed, empty, and rows with a button for more. */
export function RecordList<Row extends StoredRecord>(props: RecordListProps<Row>) {
  const { list, columns = [], children, note, exports } = props;
  const { caption, none, noMatch } = props.texts;
  const { rows = [] } = list;
  const { clear } = useFilters();
  const updated = useClinicTimeText(list.updatedAtMs);
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
  if (!list.rows) return failure || <TableSkeleton />;
  return (
    <section
      ref={region}
      aria-label={caption}
      aria-busy={list.isOutdated || undefined}
      tabIndex={-1}
      className={classNames('grid grid-cols-1 gap-3 min-w-0', list.isOutdated && styles.outdated)}
      onFocus={onFocus}
    >
      <div className="flex flex-wrap items-center justify-between gap-2-4 print-hidden">
        <p className="text-soft text-sm tabular-nums">
          {note && <span>{note} </span>}
          <span>{list.updatedAtMs > 0 && texts.updated(updated)}</span>
        </p>
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
