import { type MouseEvent, useLayoutEffect, useRef } from 'react';
import type { Appointment } from '#shared/appointments/appointment.ts';
import { formatSlotTime } from '#shared/appointments/slots.ts';
import { clinicById } from '#shared/clinics/clinics.ts';
import { formatDate } from '#web/features/admin/date-format.ts';
import { AppointmentStatusSelect } from '#web/features/admin/desk/appointment-status-select.tsx';
import { ageText, clinicName, patientName } from '#web/features/admin/desk/appointments-texts.ts';
import { rescheduleTexts } from '#web/features/admin/desk/reschedule-visit.tsx';
import { useDesk } from '#web/features/admin/desk/use-desk.ts';
import { PhoneLink } from '#web/features/admin/records/details/field-list.tsx';
import { recordsTexts } from '#web/features/admin/records/records-texts.ts';
import { Warning } from '#web/features/admin/records/table/record-list.tsx';
import { useRowFocus } from '#web/features/admin/records/use-row-focus.ts';
import { useDashboardUrl } from '#web/features/admin/use-dashboard-url.ts';
import { SmallButton } from '#web/ui/buttons/button.tsx';
import { ClinicLines } from './clinic-tables.tsx';
import styles from './day.module.css';
import { type ClinicSchedule, countRows, kindTexts, summaryOf, visitsOf } from './day-rows.ts';
import type { ChosenDay } from './use-day.ts';

const doubleTapMs = 500;

const timeClass = 'font-bold whitespace-nowrap tabular-nums';
const rowClass = `grid items-center gap-x-2 leading-130 ${styles.row}`;
const rowsClass = `grid grid-cols-1 border rounded-sm overflow-hidden ${styles.rows}`;

interface VisitRowProps {
  appointment: Appointment;
  /** Whether to name the clinic, because the list is of several clinics. */
  showsClinic?: boolean;
  isLate?: boolean;
  /** Set when the patient is expected at a time at which the clinic is closed. */
  needsAnotherTime?: boolean;
  /** Set in a narrow column of the board, which has room only for the time, the name and the status. */
  isOnBoard?: boolean;
}

/** A visit's row: who comes, what for, and what the desk can do next. The patient's name opens the visit's details. */
function VisitRow({ appointment, showsClinic, isLate, needsAnotherTime, isOnBoard }: VisitRowProps) {
  const { showDetails, start } = useDesk();
  const { dob, date, location, reason, note, phone } = appointment;
  const name = patientName(appointment);
  const lateClass = isLate ? `justify-self-start tone-warn rounded-sm ${styles.late}` : '';
  return (
    <li className={`bg-surface ${rowClass}`} data-row={appointment.id} tabIndex={-1}>
      <time className={`flex flex-wrap gap-x-2 ${timeClass} ${lateClass}`} dateTime={appointment.startsAt}>
        {formatSlotTime(appointment.time)}
        {isLate && <span className="text-xs">late</span>}
      </time>
      <div className={`min-w-0 ${isOnBoard ? styles.cell : ''}`}>
        <button
          type="button"
          className={`border-0 bg-none font-bold text-start cursor-pointer hover-underline ${styles.name}`}
          aria-label={recordsTexts.detailsOf(name)}
          aria-keyshortcuts="Enter"
          onClick={() => showDetails({ visit: appointment })}
        >
          <bdi>{name}</bdi>
        </button>
        {!isOnBoard && (
          <p className="text-soft text-xs">
            <span className="sr-only">Born </span>
            {formatDate(dob)} · {ageText(date, dob)}
          </p>
        )}
      </div>
      {!isOnBoard && (
        <>
          <p className="text-soft whitespace-nowrap">
            {phone ? <PhoneLink phone={phone} /> : recordsTexts.noPhone}
          </p>
          <div className={`min-w-0 text-xs ${styles.line} ${styles.where}`}>
            {showsClinic && <p className={reason || note ? 'truncate' : ''}>{clinicName(location.id)}</p>}
            {(reason || note) && (
              <p className="text-soft truncate" title={[reason, note].filter(Boolean).join('\n')}>
                {reason && <span className="sr-only">Reason for visit: </span>}
                <bdi>{reason}</bdi> {note && 'Note: '}
                <bdi>{note}</bdi>
              </p>
            )}
          </div>
        </>
      )}
      <div className={`min-w-0 ${styles.cell}`}>
        <AppointmentStatusSelect
          appointment={appointment}
          proposals={needsAnotherTime ? [] : ['arrived', 'no-show']}
        >
          {appointment.status === 'confirmed' && (needsAnotherTime || !isOnBoard) && (
            <SmallButton
              variant={needsAnotherTime ? 'secondary' : 'quiet'}
              aria-label={rescheduleTexts.label(name)}
              aria-keyshortcuts="m"
              onClick={() => start({ kind: 'reschedule', visit: appointment })}
            >
              Move
            </SmallButton>
          )}
          {needsAnotherTime && <Warning>Needs a new time</Warning>}
        </AppointmentStatusSelect>
      </div>
    </li>
  );
}

/** The slots of a clinic's day in order, booked or not. Open ones can be booked. */
function SlotList({ day, isOnBoard }: { day: ClinicSchedule; isOnBoard: boolean }) {
  const { start } = useDesk();
  return (
    <ol className={rowsClass} aria-label={isOnBoard ? clinicById(day.id).name : 'Schedule'}>
      {day.rows.map((row) => {
        if (row.kind === 'appointment')
          return <VisitRow key={row.appointment.id} {...row} isOnBoard={isOnBoard} />;
        const time = formatSlotTime(row.time);
        const slot = { locationId: day.id, date: day.date, time: row.time };
        const isOpen = row.kind === 'available';
        const place = isOpen && isOnBoard ? 'sr-only' : '';
        const look = `${row.kind === 'closed' ? styles.closed : 'bg-surface'} ${isOpen ? 'text-success' : 'text-soft'}`;
        return (
          <li key={time} className={`${look} ${rowClass}`} data-row={`${day.id} ${time}`} tabIndex={-1}>
            <span className={timeClass}>{time}</span>
            <p className={isOpen ? place : `text-xs ${isOnBoard ? styles.cell : styles.line}`}>
              {kindTexts[row.kind]}
              {row.kind === 'closed' && <bdi>: {row.closure.reason}</bdi>}
            </p>
            {isOpen && (
              <SmallButton
                className={isOnBoard ? 'ms-auto' : 'justify-self-start'}
                aria-label={`Book ${time}`}
                aria-keyshortcuts="b"
                onClick={() => start({ kind: 'book', slot })}
              >
                Book
              </SmallButton>
            )}
          </li>
        );
      })}
    </ol>
  );
}

/**
 * Visits under a heading. When a visit leaves the group, the next one takes its place and its focus. Right after that,
 * the group ignores clicks: the second tap of a double tap was meant for the visit that left.
 */
function VisitGroup({ title, visits }: { title: string; visits: readonly VisitRowProps[] }) {
  const rowFocus = useRowFocus();
  const { length } = visits;
  const shown = useRef({ length, sinceMs: Number.NEGATIVE_INFINITY });
  useLayoutEffect(() => {
    if (shown.current.length !== length) shown.current = { length, sinceMs: performance.now() };
  });

  function onClickCapture(event: MouseEvent) {
    // A key press goes to the focused row, so it can't hit the wrong one.
    const isByKey = event.detail === 0;
    if (isByKey || performance.now() - shown.current.sinceMs > doubleTapMs) return;
    event.preventDefault();
    event.stopPropagation();
  }

  return (
    <section {...rowFocus} aria-label={title} onClickCapture={onClickCapture}>
      <h2 className="font-body text-xs leading-150">{title}</h2>
      {visits.length === 0 && <p className="text-soft">No one else is expected.</p>}
      <ol className={rowsClass} aria-label={title}>
        {visits.map((visit) => (
          <VisitRow key={visit.appointment.id} showsClinic {...visit} />
        ))}
      </ol>
    </section>
  );
}

/** All clinics beside each other, each with its times. Leaves out the times that passed without a booking. */
function Board({ days: all, show }: DayContentProps) {
  const days = all.map((day) => ({ ...day, rows: day.rows.filter(({ kind }) => kind !== 'passed') }));
  return (
    <div className={`grid items-start gap-1 ${styles.columns}`}>
      {days.map((day) => (
        <section key={day.id}>
          <header className={`grid leading-130 ${styles.head}`}>
            <h2 className="font-body text-xs leading-130">
              <button
                type="button"
                className="p-0 border-0 bg-none text-start cursor-pointer hover-underline"
                onClick={() => show({ clinic: day.id })}
              >
                {clinicById(day.id).name}
              </button>
            </h2>
            <p className="text-xs text-soft">{summaryOf(day)}</p>
          </header>
          <SlotList day={day} isOnBoard />
        </section>
      ))}
    </div>
  );
}

type DayContentProps = ChosenDay & { days: readonly ClinicSchedule[] };

/** One clinic's schedule or, for all clinics, a list of their visits or a board with a column for each clinic. */
export function DayContent(props: DayContentProps) {
  const { layout, days } = props;
  const { showView } = useDashboardUrl();
  const [{ closure, rows } = { rows: [] }] = days;
  const { toMove } = countRows(rows);
  const rowFocus = useRowFocus();
  const { expected, seen, canceled } = visitsOf(days);
  const canceledTitle = canceled.length === 1 ? '1 canceled visit' : `${canceled.length} canceled visits`;
  return (
    <div className={`grid grid-cols-1 items-start gap-x-2 ${styles.dense} ${styles[layout] ?? ''}`}>
      {layout === 'list' && <ClinicLines {...props} />}
      <section {...rowFocus} aria-label="Schedule" className={`grid grid-cols-1 gap-2 ${styles.schedule}`}>
        {layout === 'board' && <Board {...props} />}
        {layout === 'clinic' && closure && (
          <div className="flex items-center gap-x-2 tone-warn rounded-sm px-3 text-sm leading-130">
            <Warning>
              Closed all day: {closure.reason} · {toMove === 1 ? '1 visit needs' : `${toMove} visits need`} a
              new time
            </Warning>
            <SmallButton variant="quiet" className="flex-none" onClick={() => showView('closures')}>
              Call list
            </SmallButton>
          </div>
        )}
        {layout === 'clinic' && days.map((day) => <SlotList key={day.id} day={day} isOnBoard={false} />)}
        {layout === 'list' && <VisitGroup title={`Expected: ${expected.length}`} visits={expected} />}
        {layout === 'list' && seen.length > 0 && (
          <VisitGroup title={`Arrived, done or no-show: ${seen.length}`} visits={seen} />
        )}
        {canceled.length > 0 && <VisitGroup title={canceledTitle} visits={canceled} />}
      </section>
    </div>
  );
}
