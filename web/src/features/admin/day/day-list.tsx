import { formatSlotTime } from '#shared/appointments/slots.ts';
import { AppointmentRow } from './appointment-row.tsx';
import styles from './day-list.module.css';
import type { DayRow } from './day-rows.ts';
import { dayTexts as texts } from './day-texts.ts';

function EmptyRow({ row }: { row: Exclude<DayRow, { kind: 'appointment' }> }) {
  return (
    <li className={styles.row} data-kind={row.kind}>
      <span className={`whitespace-nowrap font-bold tabular-nums ${styles.time}`}>
        {formatSlotTime(row.time)}
      </span>
      <p className={styles.empty}>
        {texts.kinds[row.kind]}
        {row.kind === 'closed' && row.closure && <bdi className={styles.soft}>{row.closure.reason}</bdi>}
      </p>
    </li>
  );
}

/** The slots of the day in order, booked or not. */
export function DayList({ rows }: { rows: readonly DayRow[] }) {
  return (
    <ol className="grid gap-2" aria-label={texts.list}>
      {rows.map((row) =>
        row.kind === 'appointment' ? (
          <AppointmentRow
            key={row.appointment.id}
            appointment={row.appointment}
            needsAnotherTime={row.needsAnotherTime}
          />
        ) : (
          <EmptyRow key={row.time} row={row} />
        ),
      )}
    </ol>
  );
}
