import {
  CalendarClock,
  CalendarOff,
  CreditCard,
  Eye,
  FlaskConical,
  type LucideIcon,
  Mail,
} from 'lucide-react';
import { Fragment } from 'react';
import { Link } from 'react-router-dom';
import type { AuditEntry } from '#shared/audit/routes.ts';
import { paymentIdPattern } from '#shared/payments/payment.ts';
import { clinicDateAt, formatLongDate } from '#shared/time/clinic-time.ts';
import { formatTime } from '#web/features/admin/date-format.ts';
import { useSession } from '#web/features/admin/session/session-context.ts';
import { type DashboardView, dashboardPath } from '#web/features/admin/use-dashboard-url.ts';
import styles from './audit-log.module.css';
import { actorText, entryText, recordText } from './entry-text.ts';

export type ListedEntry = AuditEntry & { id: string };

/** The icon and the view of an entry's record, by the first word of its action. */
const kinds: Record<string, { Icon: LucideIcon; view: DashboardView }> = {
  payment: { Icon: CreditCard, view: 'payments' },
  'lab-order': { Icon: FlaskConical, view: 'lab-orders' },
  message: { Icon: Mail, view: 'messages' },
  closure: { Icon: CalendarOff, view: 'closures' },
};

const kindOf = ({ action }: AuditEntry) =>
  kinds[action.split('.')[0] ?? ''] ?? { Icon: CalendarClock, view: 'appointments' };

/** The view that shows the record of an entry. What was deleted has only its history. */
function viewOf(entry: AuditEntry): DashboardView {
  if (entry.action === 'closure.call') return 'appointments';
  if (entry.action.endsWith('.delete') && !entry.action.startsWith('closure.')) return 'activity';
  return entry.to === 'other-sale' ? 'books' : kindOf(entry).view;
}

function RecordLink({ entry, record }: { entry: AuditEntry; record: string }) {
  // It may name several records, of any kind.
  if (entry.action === 'record.restore') return record;
  const isPayment = paymentIdPattern.test(record);
  const view = viewOf(entry);
  return (
    // The messages can't be searched by id.
    <Link
      to={dashboardPath(view, view === 'messages' ? {} : { record })}
      title={isPayment ? record : undefined}
    >
      {isPayment ? `payment …${record.slice(-4)}` : recordText(record)}
    </Link>
  );
}

/** Newest first: the server's order of views is only by the quarter of an hour. */
function groupByDate(entries: readonly ListedEntry[]): [date: string, entries: ListedEntry[]][] {
  const newestFirst = entries.toSorted((one, other) => other.at.localeCompare(one.at));
  return [...Map.groupBy(newestFirst, ({ at }) => clinicDateAt(new Date(at)))];
}

function Entry({ entry }: { entry: AuditEntry }) {
  const { subject } = useSession();
  const Icon = entry.action.endsWith('.view') ? Eye : kindOf(entry).Icon;
  const [before, after] = entryText(entry);
  const records = entry.count === undefined ? [entry.subject] : (entry.subjects ?? []);
  return (
    <li className={`flex items-start gap-3 border-b py-2 leading-145 ${styles.entry}`}>
      <time className={`flex-none text-soft text-sm tabular-nums ${styles.time}`} dateTime={entry.at}>
        {formatTime(new Date(entry.at))}
      </time>
      <Icon className="flex-none text-soft" aria-hidden="true" size={20} />
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
  return (
    <div className="grid gap-6">
      {groupByDate(entries).map(([date, entriesOfDate]) => (
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
