import { CalendarClock, CalendarOff, CreditCard, Eye } from 'lucide-react';
import type { AuditEntry } from '#shared/audit/routes.ts';
import { clinicDateAt, formatLongDate } from '#shared/time/clinic-time.ts';
import { formatTime } from '#web/features/admin/date-format.ts';
import { useSession } from '#web/features/admin/session/session-context.ts';
import { auditLogTexts as texts } from './audit-log-texts.ts';
import styles from './entry-list.module.css';
import { entryText } from './entry-text.ts';

function iconOf(action: AuditEntry['action']) {
  if (action.endsWith('.view')) return Eye;
  if (action.startsWith('payment.')) return CreditCard;
  return action.startsWith('closure.') ? CalendarOff : CalendarClock;
}

/** Newest first: the server's order of views is only by the quarter of an hour. */
function groupByDate(entries: readonly AuditEntry[]): [date: string, entries: AuditEntry[]][] {
  const groups = new Map<string, AuditEntry[]>();
  for (const entry of entries.toSorted((one, other) => other.at.localeCompare(one.at))) {
    const date = clinicDateAt(new Date(entry.at));
    groups.set(date, [...(groups.get(date) ?? []), entry]);
  }
  return [...groups];
}

function Entry({ entry }: { entry: AuditEntry }) {
  const session = useSession();
  const Icon = iconOf(entry.action);
  const actor = entry.actor === session.subject ? texts.you : (texts.actors[entry.actor] ?? entry.actor);
  return (
    <li className={`grid items-start gap-x-3 border-b leading-145 ${styles.entry}`}>
      <time className={styles.time} dateTime={entry.at}>
        {formatTime(new Date(entry.at))}
      </time>
      <Icon className={styles.icon} aria-hidden="true" size={20} />
      <p className={styles.text}>
        <bdi>{entryText(entry)}</bdi>
      </p>
      <p className={styles.actor}>{actor}</p>
    </li>
  );
}

/** The entries, newest first, grouped by date in clinic time. */
export function EntryList({ entries }: { entries: readonly AuditEntry[] }) {
  return (
    <div className="grid gap-6">
      {groupByDate(entries).map(([date, entriesOfDate]) => (
        <section key={date}>
          <h2 className={`border-b text-sm font-bold ${styles.title}`}>
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
