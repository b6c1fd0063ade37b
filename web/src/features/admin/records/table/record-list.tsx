import { Trash2, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatTime } from '#web/features/admin/date-format.ts';
import { FailureNotice } from '#web/features/admin/failure/failure-notice.tsx';
import {
  EmptyList,
  ListFooter,
  type PagedList,
  type ReadPage,
  usePagedList,
} from '#web/features/admin/records/paged-list.tsx';
import { recordsTexts } from '#web/features/admin/records/records-texts.ts';
import {
  type RecordKind,
  type StoredRecord,
  useRecordChanges,
} from '#web/features/admin/records/use-record-changes.ts';
import { useRowFocus } from '#web/features/admin/records/use-row-focus.ts';
import { useDashboardUrl } from '#web/features/admin/use-dashboard-url.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { IconButton } from '#web/ui/buttons/icon-button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import styles from './record-table.module.css';

const texts = recordsTexts.list;

interface RecordListOptions<Row> {
  kind: RecordKind;
  /** The filters and the order, which are part of the query key. */
  query: object;
  read: ReadPage<Row>;
}

/** A list of records with this session's changes applied. */
export function useRecordList<Row extends StoredRecord>({ kind, query, read }: RecordListOptions<Row>) {
  const { latest } = useRecordChanges<Row>(kind);
  const list = usePagedList<Row>({ queryKey: [kind, 'list', query], read });
  const rows = list.rows?.flatMap((row) => latest(row) ?? []);
  // By id, because a row that moves between two pages while they are read arrives twice.
  const rowsById = new Map(rows?.map((row) => [row.id, row]));
  return {
    ...list,
    rows: rows && [...rowsById.values()],
    /** The newest known version of a row, even when the list no longer contains it. */
    current: (row: Row): Row => rowsById.get(row.id) ?? latest(row) ?? row,
  };
}

export interface Column<Row> {
  /** The cell's place (record-table.module.css) on the cards of small screens. */
  area: 'person' | 'main' | 'second' | 'third' | 'fourth' | 'status' | 'actions';
  label: string;
  cell: (row: Row) => ReactNode;
}

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
  /** Buttons above the list, and what they open. */
  tools?: ReactNode;
}

/**
 * A tab's list in all its states: loading, failed, empty, and rows with a button for more. The rows are a table, styled
 * as cards where it has little room. One structure for both keeps the focus and an open select when a tablet is
 * rotated. Browsers keep a table's roles whatever its `display` (Safari since 17.0; tokens.css needs 17.5).
 */
export function RecordList<Row extends { id: string }>(props: RecordListProps<Row>) {
  const { list, columns = [], tools } = props;
  const { caption, none, noMatch } = props.texts;
  const { rows = [] } = list;
  const { clear } = useDashboardUrl();
  const updated = formatTime(new Date(list.updatedAtMs));
  const { region, onFocus } = useRowFocus();

  const failure = list.error && (
    <FailureNotice
      error={list.error}
      texts={{ failed: texts.failed, stale: texts.stale(updated) }}
      isStale={list.rows !== undefined}
      isRetrying={list.isRefreshing}
      onRetry={list.retry}
    />
  );

  const table = (
    <div className={styles.frame}>
      <table className={`w-full text-sm leading-140 ${styles.table}`}>
        <caption className="sr-only">{caption}</caption>
        <thead className={styles.head}>
          <tr>
            {columns.map(({ area, label }) => (
              <th key={area} scope="col" className="text-soft text-xs font-semibold text-start">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className={styles.body}>
          {rows.map((row) => (
            <tr key={row.id} data-row={row.id} className={`border-b ${styles.row}`}>
              {columns.map(({ area, label, cell }) => (
                <td
                  key={area}
                  className={classNames('wrap-anywhere', styles[area], area === 'actions' && 'print-hidden')}
                >
                  <span className={`block text-soft text-xs ${styles.label}`}>{label}</span>
                  {cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
  return (
    <section
      ref={region}
      aria-label={caption}
      aria-busy={list.isOutdated || undefined}
      tabIndex={-1}
      className="grid grid-cols-1 gap-2"
      onFocus={onFocus}
    >
      <div className="flex flex-wrap items-center gap-2">
        <p className="flex-1 whitespace-nowrap text-soft text-sm tabular-nums print-hidden">
          {list.rows && texts.updated(updated)}
        </p>
        {tools}
      </div>
      {failure}
      {!list.rows && !failure && <Skeleton lines={12} label={texts.loading} />}
      {rows.length > 0 && (props.children ?? table)}
      {list.rows && rows.length === 0 && !list.hasMore && (
        <EmptyList text={clear ? noMatch : none} onClear={clear} />
      )}
      {list.rows && (rows.length > 0 || list.hasMore) && <ListFooter list={list} />}
    </section>
  );
}

/** A cell's main text, with details on the lines below, one for each child. */
export function TwoLineCell({ main, children }: { main: ReactNode; children?: ReactNode }) {
  return (
    <div className="min-w-0">
      <bdi className="font-semibold">{main}</bdi>
      {children && (
        <div className="grid grid-cols-1 justify-items-start text-soft text-xs leading-145">{children}</div>
      )}
    </div>
  );
}

/** A line in a cell that staff must not miss. */
export function Warning({ children }: { children: ReactNode }) {
  return (
    <p className="flex items-center gap-1 text-ink font-semibold">
      <TriangleAlert className="flex-none text-warn" size={14} aria-hidden="true" /> {children}
    </p>
  );
}

/** A date, which may be bold, with the time below it. */
export function DateTimeCell({ date, time, isMain }: { date: string; time: string; isMain?: boolean }) {
  return (
    <>
      <p className={classNames('whitespace-nowrap', isMain && 'font-semibold')}>{date}</p>
      <p className="text-soft text-xs leading-145">{time}</p>
    </>
  );
}

interface RowActionsProps {
  /** The patient or payer, for the accessible names of the buttons. */
  name: string;
  deleteLabel: string;
  onDetails: () => void;
  /** Undefined for those who may not delete. */
  onDelete: (() => void) | undefined;
  /** Buttons between Details and Delete. */
  children?: ReactNode;
}

export function RowActions({ name, deleteLabel, onDetails, onDelete, children }: RowActionsProps) {
  return (
    <div className="flex items-center">
      <Button
        variant="quiet"
        size="small"
        aria-label={recordsTexts.detailsOf(name)}
        aria-keyshortcuts="Enter"
        onClick={onDetails}
      >
        {recordsTexts.details}
      </Button>
      {children}
      {onDelete && (
        <IconButton label={deleteLabel} title={recordsTexts.delete} className="text-soft" onClick={onDelete}>
          <Trash2 aria-hidden="true" size={18} />
        </IconButton>
      )}
    </div>
  );
}
