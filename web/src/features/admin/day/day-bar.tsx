import { useQueryClient } from '@tanstack/react-query';
import { CalendarOff, CalendarPlus, ChevronLeft, ChevronRight, type LucideIcon, Printer } from 'lucide-react';
import { type ComponentProps, useRef } from 'react';
import type { AppointmentSlot } from '#shared/appointments/slot-rules.ts';
import { lastBookableDate } from '#shared/appointments/slots.ts';
import { isWeekend } from '#shared/clinics/clinic-days.ts';
import { addDays, type ClinicDate, clinicDateAt, formatShortDate } from '#shared/time/clinic-time.ts';
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
import styles from './day.module.css';
import type { DayRecords } from './day-rows.ts';
import { type ChosenDay, dayKey, focusDay, isInDayRange, readDayAppointments } from './use-day.ts';

type BarButtonProps = ComponentProps<typeof Button> & { Icon: LucideIcon; text: string };

/** A button that shows only its icon in a narrow window. */
function BarButton({ Icon, text, ...button }: BarButtonProps) {
  return (
    <Button size="small" {...button}>
      <Icon aria-hidden="true" />
      <span className={styles.roomy}>{text}</span>
    </Button>
  );
}

/** A button that reads the day again and prints it. Each clinic that has visits starts a new page. */
function PrintDay(chosen: ChosenDay) {
  const { clinicId, date } = chosen;
  const { call } = useSession();
  const queries = useQueryClient();
  const { print, isReading, error } = usePrint(
    () => readDayAppointments(call, { clinicId, date, purpose: 'print' }, new AbortController().signal),
    (appointments) =>
      queries.setQueryData<DayRecords>(dayKey(chosen), (day) => day && { ...day, appointments }),
  );
  return (
    <>
      <BarButton Icon={Printer} text="Print" variant="secondary" busy={isReading} onClick={print} />
      {error && <FailureNotice error={error} texts={{ failed: recordsTexts.printFailed }} />}
    </>
  );
}

/** A select of one clinic or all clinics. A choice by mouse, touch or Enter moves the focus to the day view. */
function ClinicSelect({ clinicId, chooseClinic }: ChosenDay) {
  // Arrow keys choose each clinic on the way to the one that staff mean. Such a choice must not move the focus.
  const isByArrow = useRef(false);
  return (
    <SelectField
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
        chooseClinic(target.value);
        if (!isByArrow.current) focusDay();
      }}
    />
  );
}

/**
 * The weekday before or after a date, holidays included: visits booked before a day was closed still have to be
 * canceled or moved.
 */
export function neighboringWeekday(date: ClinicDate, step: 1 | -1): ClinicDate {
  let day = addDays(date, step);
  while (isWeekend(day)) day = addDays(day, step);
  return day;
}

const unbroken = (date: ClinicDate) => formatShortDate(date).replaceAll(' ', '\u00a0');

/** Buttons that step to the day or week before or after, and back to today. */
function DaySteps({ date, dates, now, today, layout }: ChosenDay) {
  const { changeFilters } = useDashboardUrl();
  const isWeek = layout === 'week';
  const unit = isWeek ? 'week' : 'day';
  const [from = date] = dates;

  function step(label: string, to: string, Icon: LucideIcon) {
    const canStep = isInDayRange(to, now);
    return (
      <IconButton label={`${label} ${unit}`} disabled={!canStep} onClick={() => changeFilters({ from: to })}>
        <Icon aria-hidden="true" />
      </IconButton>
    );
  }

  return (
    <>
      {step('Previous', isWeek ? addDays(date, -7) : neighboringWeekday(date, -1), ChevronLeft)}
      {step('Next', isWeek ? addDays(date, 7) : neighboringWeekday(date, 1), ChevronRight)}
      <p className="flex-1 text-sm font-semibold leading-130">
        {unbroken(from)}
        {isWeek && `\u00a0– ${unbroken(addDays(from, 4))}`}
      </p>
      {date !== today && (
        <Button variant="quiet" size="small" onClick={() => changeFilters({ from: today })}>
          Today
        </Button>
      )}
    </>
  );
}

type DayBarProps = ChosenDay & { slot: AppointmentSlot; isOpen: boolean };

/**
 * The controls above the schedule, for choosing the clinic, the date and the layout, for booking, and for printing. The
 * layout is the day, its week or, where there is room, all clinics beside each other. The booking form starts with
 * `slot`, whose time may be empty. Managers also get a button that leads to closing the clinic.
 */
export function DayBar({ slot, isOpen, ...chosen }: DayBarProps) {
  const { clinicId, date, layout, hasBoard, now } = chosen;
  const { role } = useSession();
  const { showView, changeFilters } = useDashboardUrl();
  const { start } = useDesk();
  const canClose = clinicId && role === 'admin' && isOpen && date >= clinicDateAt(now);
  const shownLayout = layout === 'clinic' ? 'list' : layout;
  const layouts = { list: 'List', ...(hasBoard && { board: 'Board' }), week: 'Week' };
  return (
    <div className={`grid items-center gap-2 print-hidden sr-labels ${styles.bar}`}>
      <ClinicSelect {...chosen} />
      <UrlDateField
        label="Date"
        max={lastBookableDate(now)}
        value={date}
        isComplete={(text) => isInDayRange(text, now)}
        onDate={(day) => changeFilters({ from: day })}
      />
      <div className={`flex flex-wrap items-center ${styles.steps}`}>
        <DaySteps {...chosen} />
        {canClose && (
          <BarButton
            Icon={CalendarOff}
            text="Close this clinic…"
            variant="quiet"
            className={styles.close}
            onClick={() => showView('closures', { clinic: clinicId, from: date })}
          />
        )}
        <fieldset className="flex rounded-full bg-sage" aria-label="Layout">
          {Object.entries(layouts).map(([name, label]) => (
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
        {layout !== 'week' && <PrintDay key={`${clinicId} ${date}`} {...chosen} />}
      </div>
      <BarButton
        Icon={CalendarPlus}
        text="Book"
        variant="coral"
        aria-keyshortcuts="b"
        onClick={() => start({ kind: 'book', slot })}
      />
    </div>
  );
}
