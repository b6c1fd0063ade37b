import { useQueryClient } from '@tanstack/react-query';
import { CalendarOff, CalendarPlus, ChevronLeft, ChevronRight, Printer } from 'lucide-react';
import { useRef } from 'react';
import type { AppointmentSlot } from '#shared/appointments/slot-rules.ts';
import { lastBookableDate } from '#shared/appointments/slots.ts';
import { isClinicDay } from '#shared/clinics/clinic-days.ts';
import { addDays, clinicDateAt, formatShortDate } from '#shared/time/clinic-time.ts';
import { useDesk } from '#web/features/admin/desk/use-desk.ts';
import { FailureNotice } from '#web/features/admin/failure/failure-notice.tsx';
import { clinicOptions, UrlDateField } from '#web/features/admin/filters/record-filters.tsx';
import { recordsTexts } from '#web/features/admin/records/records-texts.ts';
import { usePrint } from '#web/features/admin/records/use-print.ts';
import { useSession } from '#web/features/admin/session/session-context.ts';
import { useDashboardUrl } from '#web/features/admin/use-dashboard-url.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { IconButton } from '#web/ui/buttons/icon-button.tsx';
import { SelectField } from '#web/ui/forms/select-field.tsx';
import {
  type ChosenDay,
  currentClinicDay,
  focusDay,
  isInDayRange,
  neighboringWeekday,
} from './chosen-day.ts';
import styles from './day.module.css';
import { dayAppointmentsKey, readDayAppointments } from './use-day.ts';

/** Prints the day as it is now, each clinic on its own page. */
function PrintDay({ clinicId, date }: ChosenDay) {
  const { call } = useSession();
  const queries = useQueryClient();
  const { print, isReading, error } = usePrint({
    read: () => readDayAppointments(call, { clinicId, date, purpose: 'print' }, new AbortController().signal),
    onRead: (appointments) => queries.setQueryData(dayAppointmentsKey(clinicId, date), appointments),
  });
  return (
    <>
      <Button variant="secondary" size="small" busy={isReading} onClick={print}>
        <Printer aria-hidden="true" />
        <span className={styles.text}>Print</span>
      </Button>
      {error && <FailureNotice error={error} texts={{ failed: recordsTexts.printFailed }} />}
    </>
  );
}

/**
 * Chooses the clinic, the date and the layout, books, and prints. The layout is the day, its week or, where there is
 * room, all clinics beside each other. Book starts with `slot`, which may have no time yet. A manager can go on to close the clinic.
 */
export function DayBar({ slot, ...chosen }: ChosenDay & { slot: AppointmentSlot }) {
  const { clinicId, date, dates, layout, hasBoard, now } = chosen;
  const { role } = useSession();
  const { showView, changeFilters } = useDashboardUrl();
  const { start } = useDesk();
  const today = currentClinicDay(now);
  const canClose = clinicId && role === 'admin' && isClinicDay(date, clinicId) && date >= clinicDateAt(now);
  const isWeek = layout === 'week';
  const neighbor = (step: 1 | -1) => (isWeek ? addDays(date, 7 * step) : neighboringWeekday(date, step));
  const unit = isWeek ? 'week' : 'day';
  const steps = [
    { label: `Previous ${unit}`, to: neighbor(-1), Icon: ChevronLeft },
    { label: `Next ${unit}`, to: neighbor(1), Icon: ChevronRight },
  ];
  const [from = date] = dates;
  // Arrow keys pass through clinics that staff don't mean.
  const isByArrow = useRef(false);
  const shownLayout = layout === 'clinic' ? 'list' : layout;
  const layoutsOfDay = hasBoard ? { list: 'List', board: 'Board' } : { list: 'Day' };

  return (
    <div className={`grid items-center gap-x-2 print-hidden ${styles.bar}`}>
      <SelectField
        id="day-clinic"
        label="Clinic"
        placeholder="All clinics"
        options={clinicOptions}
        value={clinicId ?? ''}
        onPointerDown={() => {
          isByArrow.current = false;
        }}
        onKeyDown={({ key }) => {
          isByArrow.current = key !== 'Enter';
        }}
        onChange={({ target }) => {
          chosen.chooseClinic(target.value);
          if (!isByArrow.current) focusDay();
        }}
      />
      <UrlDateField
        id="day-date"
        label="Date"
        max={lastBookableDate(now)}
        value={date}
        isComplete={(text) => isInDayRange(text, now)}
        onDate={(day) => changeFilters({ from: day })}
      />
      <div className={`flex flex-wrap items-center gap-1 ${styles.steps}`}>
        {steps.map(({ label, to, Icon }) => (
          <IconButton
            key={label}
            label={label}
            disabled={!isInDayRange(to, now)}
            onClick={() => changeFilters({ from: to })}
          >
            <Icon aria-hidden="true" />
          </IconButton>
        ))}
        <p className="flex-1 text-sm font-semibold leading-130">
          {formatShortDate(from)}
          {isWeek && ` – ${formatShortDate(addDays(from, 4))}`}
        </p>
        {date !== today && (
          <Button variant="quiet" size="small" onClick={() => changeFilters({ from: today })}>
            Today
          </Button>
        )}
        {canClose && (
          <Button
            variant="quiet"
            size="small"
            onClick={() => showView('closures', { clinic: clinicId, from: date })}
          >
            <CalendarOff aria-hidden="true" />
            <span className={styles.text}>Close this clinic…</span>
          </Button>
        )}
        <fieldset className="flex rounded-full bg-sage" aria-label="Layout">
          {Object.entries({ ...layoutsOfDay, week: 'Week' }).map(([name, label]) => (
            <Button
              key={name}
              variant={name === shownLayout ? 'primary' : 'quiet'}
              size="small"
              aria-pressed={name === shownLayout}
              onClick={() => changeFilters({ layout: name })}
            >
              {label}
            </Button>
          ))}
        </fieldset>
        {!isWeek && <PrintDay key={`${clinicId} ${date}`} {...chosen} />}
      </div>
      <Button
        variant="coral"
        size="small"
        aria-keyshortcuts="b"
        onClick={() => start({ kind: 'book', slot })}
      >
        <CalendarPlus aria-hidden="true" />
        <span className={styles.text}>Book</span>
      </Button>
    </div>
  );
}
