import { CalendarClock, CalendarOff, CreditCard, Eye, FlaskConical } from 'lucide-react';
import { Fragment } from 'react';
import { Link } from 'react-router-dom';
import type { AuditEntry } from '#shared/audit/routes.ts';
import { clinicDateAt, formatLongDate } from '#shared/time/clinic-time.ts';
import { formatTime } from '#web/features/admin/date-format.ts';
import { useSession } from '#web/features/admin/session/session-context.ts';
import { type DashboardView, dashboardPath } from '#web/features/admin/use-dashboard-url.ts';
import styles from './audit-log.module.css';
import { actorText, entryText, recordText } from './entry-text.ts';

function iconOf({ action }: AuditEntry) {
  if (action.endsWith('.view')) return Eye;
  if (action.startsWith('payment.')) return CreditCard;
  if (action.startsWith('lab-order.')) return FlaskConical;
  return action.startsWith('closure.') ? CalendarOff : CalendarClock;
}

/** The view that shows the record of an entry. What was deleted has only its history. */
function viewOf({ action, to }: AuditEntry): DashboardView {
  if (action === 'closure.call') return 'appointments';
  if (action.startsWith('closure.')) return 'closures';
  if (action.endsWith('.delete')) return 'activity';
  if (action.startsWith('lab-order.')) return 'lab-orders';
  if (to === 'other-sale') return 'books';
  return action.startsWith('payment.') ? 'payments' : 'appointments';
}

function RecordLink({ entry, record }: { entry: AuditEntry; record: string }) {
  // It may name several records, of any kind.
  if (entry.action === 'record.restore') return record;
  return <Link to={dashboardPath(viewOf(entry), { record })}>{recordText(record)}</Link>;
}

/** Newest first: the server's order of views is only by the quarter of an hour. */
function groupByDate(entries: readonly AuditEntry[]): [date: string, entries: AuditEntry[]][] {
  const newestFirst = entries.toSorted((one, other) => other.at.localeCompare(one.at));
  return [...Map.groupBy(newestFirst, ({ at }) => clinicDateAt(new Date(at)))];
}

function Entry({ entry }: { entry: AuditEntry }) {
  const { subject } = useSession();
  const Icon = iconOf(entry);
  const [before, after] = entryText(entry);
  const records = entry.count === undefined ? [entry.subject] : (entry.subjects ?? []);
  return (
    <li className={`flex items-start gap-3 border-b py-2 leading-145 ${styles.entry}`}>
      <time className={`flex-none text-soft text-sm tabular-nums ${styles.time}`} dateTime={entry.at}>
        {formatTime(new Date(entry.at))}
      </time>
      <Icon className={`flex-none ${styles.icon}`} aria-hidden="true" size={20} />
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
export function EntryList({ entries }: { entries: readonly AuditEntry[] }) {
  return (
    <div className="grid gap-6">
      {groupByDate(entries).map(([date, entriesOfDate]) => (
        <section key={date}>
          <h2 className={`border-b py-2 text-sm font-bold ${styles.date}`}>
            {formatLongDate(date, { year: true })}
          </h2>
          <ol>
            {entriesOfDate.map((entry) => (
              <Entry key={`${entry.at} ${entry.actor} ${entry.action} ${entry.subject}`} entry={entry} />
            ))}
          </ol>
        </section>
      ))}
    </div>
  );
}
