import { type InfiniteData, useQueryClient } from '@tanstack/react-query';
import { Fragment, useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { confirmationNumberPattern } from '#shared/appointments/confirmation-number.ts';
import { type AuditEntry, auditedKinds } from '#shared/audit/routes.ts';
import { orderNumberPattern } from '#shared/lab-orders/lab-order.ts';
import { paymentIdPattern } from '#shared/payments/payment.ts';
import { clinicDateAt, formatLongDate } from '#shared/time/clinic-time.ts';
import { formatTime } from '#web/features/admin/date-format.ts';
import { FilterSelect, RecordFilters } from '#web/features/admin/filters/record-filters.tsx';
import { type ReadPage, usePagedList } from '#web/features/admin/records/paged-list.tsx';
import { RecordList } from '#web/features/admin/records/table/record-list.tsx';
import { useSession } from '#web/features/admin/session/session-context.ts';
import { type DashboardView, dashboardPath, useDashboardUrl } from '#web/features/admin/use-dashboard-url.ts';
import styles from './audit-log.module.css';
import { actorText, entryText, otherActors, recordText } from './entry-text.ts';

type ListedEntry = AuditEntry & { id: string };

/** The texts above the list, which say what it shows. */
const leads = {
  changes: 'Every change, newest first. Shows the last year unless you choose dates.',
  views:
    'Every view of bookings, payments, lab orders and messages, newest first. Views of the same records within 15 minutes are shown as one. For lists of more than 20 records, only the count is shown. Shows the last year unless you choose dates.',
  record: 'People who saw this record only in a list of more than 20 aren’t named: such lists keep a count.',
};

const kindOptions: readonly { value: (typeof auditedKinds)[number] | 'views'; label: string }[] = [
  { value: 'appointment', label: 'Changes to bookings' },
  { value: 'payment', label: 'Changes to payments' },
  { value: 'lab-order', label: 'Changes to lab orders' },
  { value: 'message', label: 'Changes to messages' },
  { value: 'closure', label: 'Changes to closures' },
  { value: 'views', label: 'Views' },
];

/** The view that shows an entry's record, by the first word of the entry's action. */
const viewsByKind: Record<string, DashboardView> = {
  payment: 'payments',
  'lab-order': 'lab-orders',
  message: 'messages',
  closure: 'closures',
};

/** The view that shows the record of an entry. For a deleted booking or payment, it's the log itself. */
function viewOf(entry: AuditEntry): DashboardView {
  if (entry.action === 'closure.call') return 'appointments';
  if (entry.action.endsWith('.delete') && !entry.action.startsWith('closure.')) return 'activity';
  if (entry.to === 'other-sale') return 'books';
  return viewsByKind[entry.action.split('.')[0] ?? ''] ?? 'appointments';
}

function RecordLink({ entry, record }: { entry: AuditEntry; record: string }) {
  // A restore may name several records, of any kind, so its entry has no link.
  if (entry.action === 'record.restore') return record;
  const isPayment = paymentIdPattern.test(record);
  const view = viewOf(entry);
  return (
    // The messages can't be searched by id, so their link shows all of them.
    <Link
      to={dashboardPath(view, view === 'messages' ? {} : { record })}
      title={isPayment ? record : undefined}
    >
      {isPayment ? `payment …${record.slice(-4)}` : recordText(record)}
    </Link>
  );
}

function Entry({ entry }: { entry: AuditEntry }) {
  const { subject } = useSession();
  const [before, after] = entryText(entry);
  const records = entry.count === undefined ? [entry.subject] : (entry.subjects ?? []);
  return (
    <li className={`flex items-baseline gap-3 border-b py-2 leading-145 ${styles.entry}`}>
      <time className={`flex-none text-soft text-sm tabular-nums ${styles.time}`} dateTime={entry.at}>
        {formatTime(new Date(entry.at))}
      </time>
      <p className="wrap-anywhere min-w-0">
        <bdi className="font-semibold">{actorText(entry, subject)}</bdi> {before}
        {records.map((record, index) => (
          <Fragment key={record}>
            {index > 0 && ', '}
            <RecordLink entry={entry} record={record} />
          </Fragment>
        ))}
        <bdi>{after}</bdi>
      </p>
    </li>
  );
}

/** The entries, newest first, grouped by date in clinic time. */
export function EntryList({ entries }: { entries: readonly ListedEntry[] }) {
  // The server orders views only by the quarter hour, so sort them here.
  const newestFirst = entries.toSorted((one, other) => other.at.localeCompare(one.at));
  const dates = Map.groupBy(newestFirst, ({ at }) => clinicDateAt(new Date(at)));
  return (
    <div className="grid gap-6">
      {[...dates].map(([date, entriesOfDate]) => (
        <section key={date}>
          <h2 className="border-b py-2 font-body text-sm font-bold">
            {formatLongDate(date, { year: true })}
          </h2>
          <ol>
            {entriesOfDate.map((entry) => (
              <Entry key={entry.id} entry={entry} />
            ))}
          </ol>
        </section>
      ))}
    </div>
  );
}

/**
 * Returns a typed record number in the form in which it's stored, or undefined for any other text. Such text isn't sent
 * to the server, because it could name a patient.
 */
function recordNumber(typed: string): string | undefined {
  const text = typed.trim();
  const capitals = text.toUpperCase();
  if (confirmationNumberPattern.test(capitals) || orderNumberPattern.test(capitals)) return capitals;
  return paymentIdPattern.test(text) ? text : undefined;
}

/** The options of the Person filter: this account, the actors other than staff, and everyone in the loaded entries. */
function usePeople(chosen: string) {
  const { subject } = useSession();
  const queryKey = ['activity', 'list'];
  const lists = useQueryClient().getQueriesData<InfiniteData<{ rows: AuditEntry[] }>>({ queryKey });
  const seen = lists.flatMap(([, list]) => list?.pages.flatMap(({ rows }) => rows) ?? []);
  const known = [subject, ...Object.keys(otherActors), chosen].flatMap((actor) => (actor ? { actor } : []));
  const people = new Map<string, string>();
  for (const entry of [...known, ...seen]) {
    if ('actorName' in entry || !people.has(entry.actor)) people.set(entry.actor, actorText(entry, subject));
  }
  return [...people].map(([value, label]) => ({ value, label }));
}

/**
 * The list of who changed which records, or who viewed them. For a single record, it shows both. The URL contains the
 * filters and the record's number, but no other search text.
 */
export function AuditLog() {
  const { call } = useSession();
  const { filters, period, search, changeFilters } = useDashboardUrl();
  const { actor, record } = filters;
  const people = usePeople(actor);
  const kind = auditedKinds.find((known) => known === filters.kind);
  const view: 'changes' | 'views' = filters.kind === 'views' ? 'views' : 'changes';
  const isNumber = search === record;
  const query = {
    ...period,
    ...(actor && { actor }),
    ...(record && { subject: record }),
    ...(!record && (kind ? { about: kind } : { kind: view })),
  };
  const read: ReadPage<ListedEntry & { version: number }> = async ({ signal, cursor, limit }) => {
    if (!isNumber) return { rows: [], nextCursor: null };
    const page = await call('GET /api/audit', { query: { ...query, cursor, limit }, signal });
    // A list's rows need an id and a version, which entries lack. An entry never changes, so any version will do.
    const rows = page.entries.map((entry) => ({ ...entry, id: JSON.stringify(entry), version: 0 }));
    return { rows, nextCursor: page.nextCursor };
  };
  const list = usePagedList('activity', { ...query, isNumber }, read);
  const title = useRef<HTMLHeadingElement>(null);

  // When staff press a record's link, the link disappears, and the focus with it, so move the focus to the title. When
  // they type a record's number instead, the search box still has the focus.
  useEffect(() => {
    if (record && document.activeElement === document.body) title.current?.focus();
  }, [record]);

  function searchFor(text: string) {
    const number = recordNumber(text);
    changeFilters(number ? { search: '', record: number } : { search: text });
  }

  return (
    <>
      <RecordFilters searchHint="Number of a record" onSearch={searchFor}>
        {!record && <FilterSelect name="kind" label="Show" options={kindOptions} placeholder="All changes" />}
        <FilterSelect name="actor" label="Person" options={people} placeholder="Everyone" />
      </RecordFilters>
      {record && (
        <h2 ref={title} tabIndex={-1} className="text-xl wrap-anywhere">
          Who has seen or changed {recordText(record)}
        </h2>
      )}
      <RecordList
        list={list}
        caption="Latest activity"
        tools={<p className="w-full text-soft text-sm">{leads[record ? 'record' : view]}</p>}
        none="No changes yet."
        noMatch={
          isNumber
            ? 'No activity matches your filters.'
            : 'No record has this number. Enter all of it, as a booking, receipt or lab order shows it.'
        }
      >
        <EntryList entries={list.rows ?? []} />
      </RecordList>
    </>
  );
}
