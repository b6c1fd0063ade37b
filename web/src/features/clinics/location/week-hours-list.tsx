import { useId } from 'react';
import type { Clinic } from '#shared/clinics/clinics.ts';
import { type DayHours, weekHours } from '#shared/opening-hours/week-hours.ts';
import { type ClinicDate, clinicDateAt, formatShortDate } from '#shared/time/clinic-time.ts';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { locationTexts } from './location-texts.ts';
import styles from './week-hours-list.module.css';

const texts = locationTexts.week;

function hoursText({ hours, closedReason }: DayHours): string {
  return hours ?? (closedReason ? texts.closedFor(closedReason) : texts.closed);
}

interface WeekHoursListProps {
  clinic: Clinic;
  /** The current time in clinic time; undefined until it is known. */
  now: Date | undefined;
}

/** The clinic's hours today and on the following six days. */
export function WeekHoursList({ clinic, now }: WeekHoursListProps) {
  const titleId = useId();
  return (
    <section className={`grid content-start gap-2 ${styles.week}`} aria-labelledby={titleId}>
      <h2 id={titleId} className="text-lg">
        {texts.title}
      </h2>
      {now ? (
        <Days clinic={clinic} today={clinicDateAt(now)} />
      ) : (
        <Skeleton lines={7} label={texts.loading} />
      )}
    </section>
  );
}

function Days({ clinic, today }: { clinic: Clinic; today: ClinicDate }) {
  return (
    <dl>
      {weekHours(clinic.id, today).map((day) => (
        <div key={day.date} className={styles.day} aria-current={day.date === today ? 'date' : undefined}>
          <dt>{day.date === today ? texts.today : formatShortDate(day.date)}</dt>
          <dd className={day.hours ? undefined : styles.closed}>{hoursText(day)}</dd>
        </div>
      ))}
    </dl>
  );
}
