import type { ReactNode } from 'react';
import { FailureNotice } from '#web/features/admin/failure/failure-notice.tsx';
import { useFilters } from '#web/features/admin/filters/use-filters.ts';
import { EmptyList } from '#web/features/admin/paged-list/empty-list.tsx';
import { ListFooter } from '#web/features/admin/paged-list/list-footer.tsx';
import { recordsTexts } from '#web/features/admin/records/records-texts.ts';
import type { StoredRecord } from '#web/features/admin/records/use-record-changes.ts';
import type { RecordList as LoadedList } from '#web/features/admin/records/use-record-list.ts';
import { useRowFocus } from '#web/features/admin/records/use-row-focus.ts';
import { classNames } from '#web/ui/class-names.ts';
import styles from './record-list.module.css';
import { type Column, RecordTable } from './record-table.tsx';
import { TableSkeleton } from './table-skeleton.tsx';
import { useUpdatedText } from './use-updated-text.ts';

const texts = recordsTexts.list;

interface RecordListProps<Row extends StoredRecord> {
  list: LoadedList<Row>;
  columns: readonly Column<Row>[];
  texts: {
    caption: string;
    /** What the panel says when there is nothing at all. */
    none: string;
    /** And when there is nothing that the filters let through. */
    noMatch: string;
  };
  note?: string;
  exports: ReactNode;
}

/** The rows of a tab, from the first loading to the last page. */
export function RecordList<Row extends StoredRecord>(props: RecordListProps<Row>) {
  const { list, columns, note, exports } = props;
  const { caption, none, noMatch } = props.texts;
  const { rows = [] } = list;
  const { clear } = useFilters();
  const updated = useUpdatedText(list.updatedAtMs);
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
      className={classNames(styles.list, list.isOutdated && styles.outdated)}
      onFocus={onFocus}
    >
      <div className={styles.head}>
        <p className={styles.fresh}>
          {note && <span>{note} </span>}
          <span>{list.updatedAtMs > 0 && recordsTexts.updated(updated)}</span>
        </p>
        {exports}
      </div>
      {failure}
      {rows.length > 0 && <RecordTable caption={caption} columns={columns} rows={rows} />}
      {rows.length === 0 && !list.hasMore ? (
        <EmptyList text={clear ? noMatch : none} onClear={clear} />
      ) : (
        <ListFooter list={list} />
      )}
    </section>
  );
}
