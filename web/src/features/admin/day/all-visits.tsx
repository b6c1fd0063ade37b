import { classNames } from '#web/ui/class-names.ts';
import { AppointmentRow } from './appointment-row.tsx';
import styles from './day-list.module.css';
import { type ClinicDays, visitsOf } from './day-rows.ts';
import { dayTexts as texts } from './day-texts.ts';

/** The visits of all clinics: first who is still expected, soonest first. */
export function AllVisits({ days }: { days: ClinicDays }) {
  const { expected, seen } = visitsOf(days);
  const groups = [
    { title: texts.expected(expected.length), visits: expected },
    { title: texts.seen(seen.length), visits: seen },
  ];
  return groups.map(({ title, visits }, index) =>
    index === 0 || visits.length > 0 ? (
      <section key={title} className="grid">
        <h2 className={classNames(styles.group, index === 0 && styles.first)}>{title}</h2>
        {visits.length === 0 && <p className="text-soft">{texts.noneExpected}</p>}
        <ol className={styles.list} aria-label={title}>
          {visits.map(({ appointment, needsAnotherTime }) => (
            <AppointmentRow
              key={appointment.id}
              appointment={appointment}
              showsClinic
              needsAnotherTime={needsAnotherTime}
            />
          ))}
        </ol>
      </section>
    ) : null,
  );
}
