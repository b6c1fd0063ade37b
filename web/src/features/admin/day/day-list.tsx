import { formatSlotTime } from '#shared/appointments/slots.ts';
import { bookTexts } from '#web/features/admin/desk/book-visit.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { AppointmentRow } from './appointment-row.tsx';
import styles from './day-list.module.css';
import type { DayRow } from './day-rows.ts';
import { dayTexts as texts } from './day-texts.ts';

interface EmptyRowProps {
  row: Exclude<DayRow, { kind: 'appointment' }>;
  onBook: (time: string) => void;
}

function EmptyRow({ row, onBook }: EmptyRowProps) {
  const time = formatSlotTime(row.time);
  return (
    <li className={`${styles.row} ${styles.slot}`} data-row={row.time} data-kind={row.kind}>
      <span className="whitespace-nowrap font-bold tabular-nums">{time}</span>
      <p className={styles.empty}>
        {texts.kinds[row.kind]}
        {row.kind === 'closed' && row.closure && <bdi className={styles.soft}>{row.closure.reason}</bdi>}
      </p>
      {row.kind === 'available' && (
        <Button
          variant="secondary"
          size="small"
          className={styles.book}
          aria-label={bookTexts.bookAt(time)}
          aria-keyshortcuts="b"
          onClick={() => onBook(row.time)}
        >
          {bookTexts.book}
        </Button>
      )}
    </li>
  );
}

interface DayListProps {
  rows: readonly DayRow[];
  onBook: (time: string) => void;
}

/** The slots of the day in order, booked or not. Open ones can be booked. */
export function DayList({ rows, onBook }: DayListProps) {
  return (
    <ol className={styles.list} aria-label={texts.list}>
      {rows.map((row) =>
        row.kind === 'appointment' ? (
          <AppointmentRow
            key={row.appointment.id}
            appointment={row.appointment}
            needsAnotherTime={row.needsAnotherTime}
          />
        ) : (
          <EmptyRow key={row.time} row={row} onBook={onBook} />
        ),
      )}
    </ol>
  );
}
