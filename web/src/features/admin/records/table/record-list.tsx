import { Inbox, Trash2, TriangleAlert } from 'lucide-react';
import { type MouseEvent, type ReactNode, useRef } from 'react';
import { formatClinicDate, formatTime } from '#web/features/admin/date-format.ts';
import { QueryState } from '#web/features/admin/failure/failure-notice.tsx';
import type { PagedList } from '#web/features/admin/records/paged-list.tsx';
import { recordsTexts } from '#web/features/admin/records/records-texts.ts';
import type { StoredRecord } from '#web/features/admin/records/use-record-changes.ts';
import { useRowFocus } from '#web/features/admin/records/use-row-focus.ts';
import { useSession } from '#web/features/admin/session/session-context.ts';
import { useDashboardUrl } from '#web/features/admin/use-dashboard-url.ts';
import { Button, SmallButton } from '#web/ui/buttons/button.tsx';
import { IconButton } from '#web/ui/buttons/icon-button.tsx';
import { Card } from '#web/ui/cards/card.tsx';
import { uiTexts } from '#web/ui/texts.ts';
import styles from './record-table.module.css';

/** The number of rows shown, and a button that loads more. */
function ListFooter<Row extends StoredRecord>({ list }: { list: PagedList<Row> }) {
  const { rows = [], hasNextPage, isFetchingNextPage, isFetchNextPageError } = list;
  const { length: count } = rows;
  const status = useRef<HTMLParagraphElement>(null);

  async function loadMore({ currentTarget: button }: MouseEvent) {
    const { hasNextPage: hasMore } = await list.fetchNextPage();
    // After the last page, the button disappears, so the line beside it takes the focus.
    if (!hasMore && document.activeElement === button) status.current?.focus();
  }

  function shownText(): string {
    if (!hasNextPage) return count === 1 ? 'Showing 1 of 1' : `Showing all ${count}`;
    return count === 0 ? 'Nothing found yet. There’s more to search.' : `Showing ${count} so far`;
  }

  const moreText = count === 0 ? 'Keep searching' : 'Load more';
  return (
    <div className="flex flex-wrap items-center justify-center gap-2-4 py-2 text-soft text-sm print-hidden">
      <p ref={status} role="status" tabIndex={-1}>
        {shownText()}
      </p>
      {isFetchNextPageError && (
        <p role="alert" className="text-error font-semibold">
          We couldn’t load more.
        </p>
      )}
      {hasNextPage && (
        <Button variant="secondary" busy={isFetchingNextPage} onClick={(event) => void loadMore(event)}>
          {isFetchNextPageError ? uiTexts.retry : moreText}
        </Button>
      )}
    </div>
  );
}

/** Replaces an empty list. Says why the list is empty, and what to do about that. */
export function EmptyState({ children }: { children: ReactNode }) {
  return (
    <Card tone="sand" className="grid justify-items-center gap-2 text-center" role="status">
      <Inbox aria-hidden="true" size={40} strokeWidth={1.25} />
      {children}
    </Card>
  );
}

/** The cells of a row by the labels of their columns: the person, four others, the status, and the actions. */
export type Columns<Row> = Record<string, (row: Row) => ReactNode>;

const { person, status, actions } = styles;
const wrap = 'wrap-anywhere';
const columnClasses = [`${wrap} ${person}`, wrap, wrap, '', wrap, status, `${actions} ms-auto print-hidden`];

interface RecordListProps<Row extends StoredRecord> {
  list: PagedList<Row>;
  columns?: Columns<Row>;
  /** Replaces the table of `columns`. */
  children?: ReactNode;
  caption: string;
  /** The text when there are no records at all. */
  none: string;
  /** The text when no record matches the filters, if it isn't the usual one. */
  noMatch?: string;
  /** Buttons above the list, and what they open. */
  tools?: ReactNode;
}

/**
 * A tab's list in all its states: loading, failed, empty, and rows with a button for more. The rows are a table, styled
 * as cards where it has little room. One structure for both keeps the focus and an open select when a tablet is
 * rotated. Browsers keep a table's roles whatever its `display` (Safari since 17.0; tokens.css needs 17.5).
 */
export function RecordList<Row extends StoredRecord>(props: RecordListProps<Row>) {
  const { list, columns = {}, caption, none, tools } = props;
  const { noMatch = `No ${caption.toLowerCase()} match your current filters.` } = props;
  const { rows = [] } = list;
  const { clear, q } = useDashboardUrl();
  const updated = formatTime(new Date(list.dataUpdatedAt));
  const found = q && !list.isPlaceholderData && `${rows.length}${list.hasNextPage ? '+' : ''} found`;
  const rowFocus = useRowFocus();
  const isEmpty = rows.length === 0;
  const clearButton = clear && <SmallButton onClick={clear}>Clear filters</SmallButton>;

  const table = (
    <div className={styles.frame}>
      <table className={`w-full text-sm leading-140 ${styles.table}`}>
        <caption className="sr-only">{caption}</caption>
        <thead className={styles.head}>
          <tr>
            {Object.keys(columns).map((label) => (
              <th key={label} scope="col" className="text-soft text-xs font-semibold text-start">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className={styles.body}>
          {rows.map((row) => (
            <tr key={row.id} data-row={row.id} className={`border-b ${styles.row}`}>
              {Object.entries(columns).map(([label, cell], column) => (
                <td key={label} className={columnClasses[column]}>
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
      {...rowFocus}
      aria-label={caption}
      aria-busy={list.isPlaceholderData || undefined}
      className="grid grid-cols-1 gap-2"
    >
      <div className={`flex flex-wrap items-center gap-2 ${styles.top}`}>
        <div className="flex flex-1 flex-wrap items-baseline gap-x-2">
          <h2 className="text-xl">{caption}</h2>
          <p className="text-soft text-xs tabular-nums whitespace-nowrap print-hidden">
            {list.rows && (found || `Updated ${updated}`)}
          </p>
        </div>
        {!isEmpty && clearButton}
        {tools}
      </div>
      <QueryState
        query={list}
        lines={12}
        texts={{
          failed: 'We couldn’t load the list',
          stale: `We couldn’t refresh the list. It was last updated at ${updated}.`,
        }}
      />
      {!isEmpty && (props.children ?? table)}
      {list.rows && isEmpty && !list.hasNextPage && (
        <EmptyState>
          <p>{clear ? noMatch : none}</p>
          {clearButton}
        </EmptyState>
      )}
      {list.rows && (!isEmpty || list.hasNextPage) && <ListFooter list={list} />}
    </section>
  );
}

type TwoLineCellProps = { main: ReactNode; aside?: string; children?: ReactNode };

/** A cell's main text, with something beside it, and details on the lines below, one for each child. */
export function TwoLineCell({ main, aside, children }: TwoLineCellProps) {
  return (
    <div className="min-w-0">
      <bdi className="font-semibold">{main}</bdi>
      {aside && <span className="text-soft text-xs"> {aside}</span>}
      {children && (
        <div className="grid grid-cols-1 justify-items-start text-soft text-xs leading-145">{children}</div>
      )}
    </div>
  );
}

/** A line in a cell that staff must not miss. */
export function Warning({ children }: { children: ReactNode }) {
  return (
    <p className="flex items-baseline gap-1 text-ink text-xs font-semibold">
      <TriangleAlert className="flex-none text-warn" size={14} aria-hidden="true" /> {children}
    </p>
  );
}

/** An instant: its date in clinic time, with the time below it. */
export function DateTimeCell({ iso }: { iso: string }) {
  return (
    <TwoLineCell main={<span className="font-normal whitespace-nowrap">{formatClinicDate(iso)}</span>}>
      {formatTime(new Date(iso))}
    </TwoLineCell>
  );
}

interface RowActionsProps {
  /** The patient or payer, for the accessible names of the buttons. */
  name: string;
  deleteLabel: string;
  onDetails: () => void;
  /** Called for managers only. */
  onDelete: () => void;
  /** Buttons that come before Details, so that Details has the same place in every row. */
  children?: ReactNode;
}

export function RowActions({ name, deleteLabel, onDetails, onDelete, children }: RowActionsProps) {
  const { role } = useSession();
  return (
    <div className="flex items-center justify-end">
      {children}
      <SmallButton
        variant="quiet"
        aria-label={recordsTexts.detailsOf(name)}
        aria-keyshortcuts="Enter"
        onClick={onDetails}
      >
        Details
      </SmallButton>
      {role === 'admin' && (
        <IconButton label={deleteLabel} title={recordsTexts.delete} className="text-error" onClick={onDelete}>
          <Trash2 aria-hidden="true" size={18} />
        </IconButton>
      )}
    </div>
  );
}
