import { CalendarClock, CalendarOff, CreditCard, type LucideIcon } from 'lucide-react';
import type { AuditEntry } from '#shared/audit/routes.ts';
import { clinicDateAt, spokenDate } from '#shared/time/clinic-time.ts';
import { formatTime } from '#web/features/admin/date-format.ts';
import { useSession } from '#web/features/admin/session/session-context.ts';
import { auditLogTexts as texts } from './audit-log-texts.ts';
import styles from './entry-list.module.css';
import { entryText } from './entry-text.ts';

const icons: Record<string, LucideIcon> = {
  appointment: CalendarClock,
  payment: CreditCard,
  closure: CalendarOff,
};

/** Lines of the same day stand together, as they were done one after the other. */
function byDay(entries: readonly AuditEntry[]): [day: string, entries: AuditEntry[]][] {
  const days = new Map<string, AuditEntry[]>();
  for (const entry of entries) {
    const day = clinicDateAt(new Date(entry.at));
    days.set(day, [...(days.get(day) ?? []), entry]);
  }
  return [...days];
}

function Line({ entry }: { entry: AuditEntry }) {
  const { subject } = useSession();
  const Icon = icons[entry.action.split('.')[0] ?? ''] ?? CalendarClock;
  const isPatient = entry.actor === 'patient';
  const who = entry.actor === subject ? texts.you : isPatient ? texts.patient : entry.actor;
  return (
    <li className={styles.line}>
      <time className={styles.time} dateTime={entry.at}>
        {formatTime(new Date(entry.at))}
      </time>
      <Icon className={styles.icon} aria-hidden="true" size={20} />
      <p className={styles.sentence}>{entryText(entry)}</p>
      <p className={styles.actor}>{who}</p>
    </li>
  );
}

/** What was done, newest first, day by day, in clinic time. */
export function EntryList({ entries }: { entries: readonly AuditEntry[] }) {
  return (
    <div className={styles.days}>
      {byDay(entries).map(([day, done]) => (
        <section key={day}>
          <h2 className={styles.title}>{spokenDate(day, { year: true })}</h2>
          <ol>
            {done.map((entry) => (
              <Line key={`${entry.at} ${entry.action} ${entry.subject}`} entry={entry} />
            ))}
          </ol>
        </section>
      ))}
    </div>
  );
}
