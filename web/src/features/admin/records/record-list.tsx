import type { ReactNode } from 'react';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Notice } from '#web/ui/notice.tsx';
import { EmptyPanel } from './empty-panel.tsx';
import { failureText } from './failure-text.ts';
import { ListFoot } from './list-foot.tsx';
import { ListHead } from './list-head.tsx';
import type { StoredRecord } from './record-changes.ts';
import styles from './record-list.module.css';
import { type Column, RecordTable } from './record-table.tsx';
import { recordsTexts as texts } from './records-texts.ts';
import { RowsToCome } from './rows-to-come.tsx';
import type { RecordList as LoadedList } from './use-record-list.ts';
import { useRowFocus } from './use-row-focus.ts';

interface RecordListProps<Row extends StoredRecord> {
  list: LoadedList<Row>;
  columns: readonly Column<Row>[];
  caption: string;
  /** What the panel says when there is nothing. */
  emptyText: string;
  /** Undefined when nothing is filtered. */
  onClear: (() => void) | undefined;
  note?: string;
  exports: ReactNode;
}

/** The rows of a tab, from the first loading to the last page. */
export function RecordList<Row extends StoredRecord>(props: RecordListProps<Row>) {
  const { list, columns, caption, emptyText, onClear, note, exports } = props;
  const { rows = [] } = list;
  const { region, onFocus } = useRowFocus(rows.map(({ id }) => id));

  if (!list.rows) {
    if (!list.error) return <RowsToCome />;
    return (
      <Notice
        tone="error"
        live
        title={texts.loadFailed}
        actions={
          <Button variant="secondary" busy={list.isRefreshing} onClick={list.retry}>
            {texts.retry}
          </Button>
        }
      >
        {failureText(list.error)}
      </Notice>
    );
  }
  return (
    <section
      ref={region}
      aria-label={caption}
      aria-busy={list.isOutdated || undefined}
      tabIndex={-1}
      className={classNames(styles.list, list.isOutdated && styles.outdated)}
      onFocus={onFocus}
    >
      <ListHead
        updatedAtMs={list.updatedAtMs}
        isRefreshing={list.isRefreshing}
        hasFailed={list.error !== null && !list.moreFailed}
        onRetry={list.retry}
        note={note}
      >
        {exports}
      </ListHead>
      {rows.length > 0 && <RecordTable caption={caption} columns={columns} rows={rows} />}
      {rows.length === 0 && !list.hasMore ? (
        <EmptyPanel text={emptyText} onClear={onClear} />
      ) : (
        <ListFoot
          count={rows.length}
          hasMore={list.hasMore}
          isLoading={list.isLoadingMore}
          hasFailed={list.moreFailed}
          onMore={list.loadMore}
        />
      )}
    </section>
  );
}
