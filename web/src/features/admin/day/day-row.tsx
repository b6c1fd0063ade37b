import { CalendarClock } from 'lucide-react';
import type { Appointment } from '#shared/appointments/appointment.ts';
import { formatSlotTime } from '#shared/appointments/slots.ts';
import { formatDate } from '#web/features/admin/date-format.ts';
import { bookTexts } from '#web/features/admin/desk/book/book-texts.ts';
import { rescheduleTexts } from '#web/features/admin/desk/reschedule/reschedule-texts.ts';
import { ageText } from '#web/features/admin/desk/visit/age.ts';
import { AppointmentStatusSelect } from '#web/features/admin/desk/visit/appointment-status-select.tsx';
import { patientName } from '#web/features/admin/desk/visit/patient-name.ts';
import { useDesk } from '#web/features/admin/desk/visit/use-desk.ts';
import { PhoneLink } from '#web/features/admin/records/details/field-list.tsx';
import { recordsTexts } from '#web/features/admin/records/records-texts.ts';
import { Warning } from '#web/features/admin/records/table/record-list.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { IconButton } from '#web/ui/buttons/icon-button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { VisuallyHidden } from '#web/ui/layout/visually-hidden.tsx';
import styles from './day-row.module.css';
import type { ClinicDays } from './day-rows.ts';
import { dayTexts as texts } from './day-texts.ts';

const timeClass = 'font-bold whitespace-nowrap tabular-nums';

interface VisitRowProps {
  appointment: Appointment;
  /** Names the clinic, in a list of several. */
  showsClinic?: boolean;
  /** Set when the clinic is closed at this time, by its staff or for a holiday. */
  needsAnotherTime?: boolean;
}

/** A visit of the day: who comes, what for, and what the desk does next. Its name opens the details. */
export function VisitRow({ appointment, showsClinic = false, needsAnotherTime = false }: VisitRowProps) {
  const { showDetails, start } = useDesk();
  const { dob, date, reason, note, phone } = appointment;
  const name = patientName(appointment);
  return (
    <li className={`bg-surface ${styles.row}`} data-row={appointment.id} tabIndex={-1}>
      <time className={timeClass} dateTime={appointment.startsAt}>
        {formatSlotTime(appointment.time)}
      </time>
      <div className="min-w-0">
        <button
          type="button"
          className={`border-0 bg-none font-bold truncate cursor-pointer hover-underline ${styles.name}`}
          aria-label={recordsTexts.detailsOf(name)}
          aria-keyshortcuts="Enter"
          onClick={() => showDetails(appointment)}
        >
          <bdi>{name}</bdi>
        </button>
        <p className="text-soft text-xs truncate">
          <VisuallyHidden>{texts.born} </VisuallyHidden>
          {formatDate(dob)} · {ageText(date, dob)}
        </p>
      </div>
      <p className={phone ? undefined : 'text-soft'}>
        {phone ? <PhoneLink phone={phone} /> : recordsTexts.noPhone}
      </p>
      <div className={`min-w-0 ${styles.what}`}>
        {showsClinic && <p>{appointment.location.name}</p>}
        {(reason || note) && (
          <p className="text-soft" title={[reason, note].filter(Boolean).join('\n')}>
            {reason && <VisuallyHidden>{texts.reason}: </VisuallyHidden>}
            <bdi>{reason}</bdi> {note && `${texts.note}: `}
            <bdi>{note}</bdi>
          </p>
        )}
      </div>
      <div className={`flex flex-wrap items-center gap-1 ${styles.status}`}>
        <AppointmentStatusSelect appointment={appointment} hasProposals />
        {appointment.status === 'confirmed' && (
          <IconButton
            label={rescheduleTexts.label(name)}
            title={rescheduleTexts.button}
            aria-keyshortcuts="m"
            onClick={() => start({ kind: 'reschedule', visit: appointment })}
          >
            <CalendarClock aria-hidden="true" size={18} />
          </IconButton>
        )}
      </div>
      {needsAnotherTime && (
        <div className={styles.warning}>
          <Warning>{texts.clinicClosed}</Warning>
        </div>
      )}
    </li>
  );
}

/** The slots of a clinic's day in order, booked or not. Open ones can be booked. */
export function SlotList({ label, day }: { label: string; day: ClinicDays[number] }) {
  const { start } = useDesk();
  return (
    <ol className={`border rounded-sm overflow-hidden ${styles.rows}`} aria-label={label}>
      {day.rows.map((row) => {
        if (row.kind === 'appointment') return <VisitRow key={row.appointment.id} {...row} />;
        const time = formatSlotTime(row.time);
        const isOpen = row.kind === 'available';
        const look = classNames(
          row.kind === 'closed' ? 'bg-sand' : 'bg-surface',
          isOpen ? 'text-success' : 'text-soft',
        );
        return (
          <li key={time} className={`${look} ${styles.row}`} data-row={`${day.id} ${time}`} tabIndex={-1}>
            <span className={timeClass}>{time}</span>
            <p>
              {texts.kinds[row.kind]}
              {row.kind === 'closed' && <bdi>: {row.closure.reason}</bdi>}
            </p>
            {isOpen && (
              <Button
                variant="secondary"
                size="small"
                aria-label={bookTexts.bookAt(time)}
                aria-keyshortcuts="b"
                onClick={() =>
                  start({ kind: 'book', slot: { locationId: day.id, date: day.date, time: row.time } })
                }
              >
                {bookTexts.book}
              </Button>
            )}
          </li>
        );
      })}
    </ol>
  );
}
