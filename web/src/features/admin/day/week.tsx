import { closedReason } from '#shared/clinics/clinic-days.ts';
import { type ClinicId, clinicById } from '#shared/clinics/clinics.ts';
import { type ClinicDate, formatShortDate } from '#shared/time/clinic-time.ts';
import styles from './clinic-table.module.css';
import { clinicDays, countRows, type Day } from './day-rows.ts';
import { dayTexts } from './day-texts.ts';

const texts = dayTexts.week;

interface WeekProps {
  week: Day;
  dates: readonly ClinicDate[];
  ids: readonly ClinicId[];
  now: Date;
  onDay: (day: { clinic: ClinicId; from: ClinicDate; kind: string }) => void;
}

/** How many of each clinic's times are booked on each day of a week. A press opens that day. */
export function Week({ week, dates, ids, now, onDay }: WeekProps) {
  // Nothing asks which times are open: a time without a visit or a closure counts as one that could be booked.
  const days = dates.map((date) => clinicDays({ ...week, locations: [] }, ids, date, now));
  return (
    <table
      className={`border rounded-sm bg-surface w-full ${styles.table} ${styles.week}`}
      aria-label={texts.label}
    >
      <thead>
        <tr>
          <th scope="col">{dayTexts.lines.clinic}</th>
          {dates.map((date, index) => {
            const reason = closedReason(date, ids.length === 1 ? ids[0] : undefined);
            const { appointment: booked } = countRows(days[index]?.flatMap(({ rows }) => rows) ?? []);
            return (
              <th key={date} scope="col">
                {formatShortDate(date)}
                <p className="text-soft font-normal">
                  {reason ? dayTexts.closedFor(reason) : texts.booked(booked)}
                </p>
              </th>
            );
          })}
        </tr>
      </thead>
      <tbody>
        {ids.map((id, row) => (
          <tr key={id}>
            <th scope="row">{clinicById(id).name}</th>
            {dates.map((date, index) => {
              const rows = days[index]?.[row]?.rows ?? [];
              const toMove = rows.filter((one) => one.kind === 'appointment' && one.needsAnotherTime).length;
              const { appointment, closed } = countRows(rows);
              const booked = appointment - toMove;
              const offered = rows.length - closed - toMove;
              const fill = [
                offered > 0 ? texts.fill(booked, offered) : dayTexts.kinds.closed,
                offered > 0 && closed > 0 && texts.closed(closed),
                toMove > 0 && texts.toMove(toMove),
              ];
              const text = fill.filter(Boolean).join(', ');
              return (
                <td key={date}>
                  <button
                    type="button"
                    className={`w-full p-0 border-0 bg-none font-semibold cursor-pointer hover-underline ${styles.press}`}
                    aria-label={`${clinicById(id).name}, ${formatShortDate(date)}: ${text}`}
                    onClick={() => onDay({ clinic: id, from: date, kind: '' })}
                  >
                    {text}
                    {offered > 0 && <span className={styles.fill} style={{ '--fill': booked / offered }} />}
                  </button>
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
