import { useQueryClient } from '@tanstack/react-query';
import { CalendarOff, CalendarPlus, ChevronLeft, ChevronRight, Printer } from 'lucide-react';
import type { AppointmentSlot } from '#shared/appointments/slot-rules.ts';
import { isClinicDay } from '#shared/clinics/clinic-days.ts';
import { addDays, clinicDateAt, formatShortDate } from '#shared/time/clinic-time.ts';
import { bookTexts } from '#web/features/admin/desk/book/book-texts.ts';
import { useDesk } from '#web/features/admin/desk/visit/use-desk.ts';
import { failureText } from '#web/features/admin/failure/failure.ts';
import { clinicOptions, UrlDateField } from '#web/features/admin/filters/record-filters.tsx';
import { recordsTexts } from '#web/features/admin/records/records-texts.ts';
import { usePrint } from '#web/features/admin/records/use-print.ts';
import { useSession } from '#web/features/admin/session/session-context.ts';
import { useDashboardUrl } from '#web/features/admin/use-dashboard-url.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { IconButton } from '#web/ui/buttons/icon-button.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { SelectField } from '#web/ui/forms/select-field.tsx';
import styles from './day-bar.module.css';
import { currentClinicDay, dayRange, isInDayRange, neighboringWeekday, weekOf } from './day-range.ts';
import { dayTexts as texts } from './day-texts.ts';
import type { ChosenDay } from './use-chosen-day.ts';
import { dayAppointmentsKey, readDayAppointments } from './use-day.ts';

export const clinicFieldId = 'day-clinic';

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
        <span className={styles.text}>{texts.print}</span>
      </Button>
      {error && (
        <Notice tone="error" title={recordsTexts.printFailed} live>
          {failureText(error)}
        </Notice>
      )}
    </>
  );
}

/** Leads to the day or week before and after the chosen one, and back to today. */
function DateSteps({ chosen: { date, layout }, now }: DayBarProps) {
  const { changeFilters } = useDashboardUrl();
  const { first, last } = dayRange(now);
  const today = currentClinicDay(now);
  const isWeek = layout === 'week';
  const [monday = date] = weekOf(date);
  const neighbor = (step: 1 | -1) => (isWeek ? addDays(date, 7 * step) : neighboringWeekday(date, step));
  const { previous, next } = isWeek ? texts.week : texts.day;
  const steps = [
    { label: previous, to: neighbor(-1), Icon: ChevronLeft },
    { label: next, to: neighbor(1), Icon: ChevronRight },
  ];
  return (
    <>
      {steps.map(({ label, to, Icon }) => (
        <IconButton
          key={label}
          label={label}
          title={label}
          disabled={to < first || to > last}
          onClick={() => changeFilters({ from: to })}
        >
          <Icon aria-hidden="true" />
        </IconButton>
      ))}
      <p className="flex-1 text-sm font-semibold leading-130">
        {formatShortDate(isWeek ? monday : date)}
        {isWeek && ` – ${formatShortDate(addDays(monday, 4))}`}
      </p>
      {date !== today && (
        <Button variant="quiet" size="small" onClick={() => changeFilters({ from: today })}>
          {texts.today}
        </Button>
      )}
    </>
  );
}

/** The day or its week and, where there is room, all clinics beside each other. */
function LayoutSwitch({ layout, hasBoard }: ChosenDay) {
  const { changeFilters } = useDashboardUrl();
  const layouts = [
    { kind: 'list', label: hasBoard ? texts.layouts.list : texts.layouts.day },
    ...(hasBoard ? [{ kind: 'board', label: texts.layouts.board }] : []),
    { kind: 'week', label: texts.layouts.week },
  ];
  const shown = layout === 'clinic' ? 'list' : layout;
  return (
    <fieldset className="flex rounded-full bg-sage" aria-label={texts.layouts.label}>
      {layouts.map(({ kind, label }) => (
        <Button
          key={kind}
          variant={kind === shown ? 'primary' : 'quiet'}
          size="small"
          aria-pressed={kind === shown}
          onClick={() => changeFilters({ kind })}
        >
          {label}
        </Button>
      ))}
    </fieldset>
  );
}

interface DayBarProps {
  chosen: ChosenDay;
  now: Date;
  /** The next open time, which Book starts with. */
  openSlot: AppointmentSlot | undefined;
}

/** Chooses the clinic, the date and the layout, books, and prints. A manager can go on to close the clinic. */
export function DayBar(props: DayBarProps) {
  const { chosen, now, openSlot } = props;
  const { clinicId, date } = chosen;
  const { role } = useSession();
  const { showView, changeFilters } = useDashboardUrl();
  const { start } = useDesk();
  const { first, last } = dayRange(now);
  const canClose = clinicId && role === 'admin' && isClinicDay(date, clinicId) && date >= clinicDateAt(now);

  return (
    <div className={`grid items-center print-hidden ${styles.bar}`}>
      <SelectField
        id={clinicFieldId}
        label={texts.clinic}
        placeholder={texts.allClinics}
        options={clinicOptions}
        value={clinicId ?? ''}
        onChange={({ target }) => chosen.chooseClinic(target.value)}
      />
      <UrlDateField
        id="day-date"
        label={texts.date}
        min={first}
        max={last}
        value={date}
        isComplete={(text) => isInDayRange(text, now)}
        onDate={(from) => changeFilters({ from })}
      />
      <div className={`flex flex-wrap items-center gap-1 ${styles.steps}`}>
        <DateSteps {...props} />
        {canClose && (
          <Button
            variant="quiet"
            size="small"
            onClick={() => showView('closures', { clinic: clinicId, from: date })}
          >
            <CalendarOff aria-hidden="true" />
            <span className={styles.text}>{texts.close}</span>
          </Button>
        )}
        <LayoutSwitch {...chosen} />
        {chosen.layout !== 'week' && <PrintDay key={`${clinicId} ${date}`} {...chosen} />}
      </div>
      <Button
        variant="coral"
        size="small"
        className={styles.book}
        disabled={!openSlot}
        aria-keyshortcuts="b"
        onClick={() => openSlot && start({ kind: 'book', slot: openSlot })}
      >
        <CalendarPlus aria-hidden="true" />
        <span className={styles.text}>{bookTexts.book}</span>
      </Button>
    </div>
  );
}
