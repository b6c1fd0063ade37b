import { comingClosedDays } from '#shared/clinics/clinic-days.ts';
import type { Clinic } from '#shared/clinics/clinics.ts';
import { usualWeek } from '#shared/opening-hours/week-hours.ts';
import { type ClinicDate, formatShortDate } from '#shared/time/clinic-time.ts';
import week from '#web/features/clinics/location/clinic-header.module.css';
import { locationTexts } from '#web/features/clinics/location/location-texts.ts';
import { staticTexts } from '#web/static/texts/static-texts.ts';
import styles from './clinic-hours.module.css';

const texts = staticTexts.clinic;

interface DayProps {
  name: string;
  hours: string | undefined;
  closed?: string;
}

function Day({ name, hours, closed = locationTexts.week.closed }: DayProps) {
  return (
    <div className={`flex flex-wrap justify-between gap-x-4 border-b leading-145 tabular-nums ${week.day}`}>
      <dt>{name}</dt>
      <dd className={hours ? undefined : 'text-soft'}>{hours ?? closed}</dd>
    </div>
  );
}

/** Turns a reason, which completes "closed for …", into a label, such as `Thanksgiving holiday`. */
function reasonLabel(reason: string): string {
  const name = reason.replace(/^the /, '');
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
}

/** A clinic's hours on each day of the week, and the dates in the coming year on which it is closed. */
export function ClinicHours({ clinic, today }: { clinic: Clinic; today: ClinicDate }) {
  return (
    <div className={`grid content-start ${styles.hours}`}>
      <section className="grid content-start gap-2 min-w-0" aria-labelledby="hours">
        <h2 id="hours" className="text-lg">
          {texts.hours}
        </h2>
        <dl>
          {usualWeek.map(({ weekday, hours }) => (
            <Day key={weekday} name={weekday} hours={hours} />
          ))}
        </dl>
      </section>
      <section className="grid content-start gap-2 min-w-0" aria-labelledby="closed-days">
        <h2 id="closed-days" className="text-lg">
          {texts.closedDays}
        </h2>
        <dl>
          {comingClosedDays(today, clinic.id).map(({ date, reason }) => (
            <Day
              key={date}
              name={formatShortDate(date, { year: true, weekday: false })}
              hours={undefined}
              closed={reasonLabel(reason)}
            />
          ))}
        </dl>
        <p className="text-soft text-sm">{texts.todayNote}</p>
      </section>
    </div>
  );
}
