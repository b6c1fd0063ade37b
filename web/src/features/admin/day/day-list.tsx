import { spokenTime } from '#shared/appointments/slots.ts';
import { AppointmentRow } from './appointment-row.tsx';
import styles from './day-list.module.css';
import type { DayRow } from './day-rows.ts';
import { dayTexts as texts } from './day-texts.ts';

function EmptyRow({ row }: { row: Exclude<DayRow, { kind: 'visit' }> }) {
  return (
    <li className={styles.row} data-kind={row.kind}>
      <span className={styles.time}>{spokenTime(row.time)}</span>
      <p className={styles.empty}>
        {texts.kinds[row.kind]}
        {row.kind === 'closed' && row.closure && <span className={styles.soft}>{row.closure.reason}</span>}
      </p>
    </li>
  );
}

/** The day in its order, free and closed times included. */
export function DayList({ rows }: { rows: readonly DayRow[] }) {
  return (
    <ol className={styles.list} aria-label={texts.list}>
      {rows.map((row) =>
        row.kind === 'visit' ? (
          <AppointmentRow key={row.visit.id} visit={row.visit} isDuringClosure={row.closure !== undefined} />
        ) : (
          <EmptyRow key={row.time} row={row} />
        ),
      )}
    </ol>
  );
}
