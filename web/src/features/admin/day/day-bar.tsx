import { CalendarOff, ChevronLeft, ChevronRight } from 'lucide-react';
import { isClinicDay } from '#shared/clinics/clinic-days.ts';
import { type ClinicId, clinicIds } from '#shared/clinics/clinics.ts';
import { type ClinicDate, clinicDateAt, formatLongDate } from '#shared/time/clinic-time.ts';
import { clinicOptions, UrlDateField } from '#web/features/admin/filters/record-filters.tsx';
import { useSession } from '#web/features/admin/session/session-context.ts';
import { useDashboardUrl } from '#web/features/admin/use-dashboard-url.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { IconButton } from '#web/ui/buttons/icon-button.tsx';
import { SelectField } from '#web/ui/forms/select-field.tsx';
import styles from './day-bar.module.css';
import { currentClinicDay, dayRange, isInDayRange, neighboringWeekday } from './day-range.ts';
import { dayTexts as texts } from './day-texts.ts';
import { PrintDay } from './print-day.tsx';

export const clinicFieldId = 'day-clinic';

interface DayBarProps {
  /** Empty for all clinics. */
  clinicId: ClinicId | '';
  date: ClinicDate;
  now: Date;
  onClinic: (id: ClinicId | '') => void;
  onDate: (date: ClinicDate) => void;
}

/** Chooses the clinic and the date, and prints the day. A manager can go on to close the clinic. */
export function DayBar({ clinicId, date, now, onClinic, onDate }: DayBarProps) {
  const { first, last } = dayRange(now);
  const previous = neighboringWeekday(date, -1);
  const next = neighboringWeekday(date, 1);
  const today = currentClinicDay(now);
  const { role } = useSession();
  const { showView } = useDashboardUrl();

  return (
    <div className={`grid items-end print-hidden ${styles.bar}`}>
      <SelectField
        id={clinicFieldId}
        label={texts.clinic}
        placeholder={texts.allClinics}
        options={clinicOptions}
        value={clinicId}
        onChange={({ target }) => onClinic(clinicIds.find((id) => id === target.value) ?? '')}
      />
      <UrlDateField
        id="day-date"
        label={texts.date}
        min={first}
        max={last}
        value={date}
        isComplete={(text) => isInDayRange(text, now)}
        onDate={onDate}
      />
      <div className={`flex flex-wrap items-center gap-1 ${styles.steps}`}>
        <IconButton
          className={styles.step}
          label={texts.previous}
          title={texts.previous}
          disabled={previous < first}
          onClick={() => onDate(previous)}
        >
          <ChevronLeft aria-hidden="true" />
        </IconButton>
        <IconButton
          className={styles.step}
          label={texts.next}
          title={texts.next}
          disabled={next > last}
          onClick={() => onDate(next)}
        >
          <ChevronRight aria-hidden="true" />
        </IconButton>
        <p className={styles.day}>{formatLongDate(date)}</p>
        {date !== today && (
          <Button className={styles.button} variant="quiet" size="small" onClick={() => onDate(today)}>
            {texts.today}
          </Button>
        )}
        {clinicId && role === 'admin' && isClinicDay(date, clinicId) && date >= clinicDateAt(now) && (
          <Button
            className={styles.button}
            variant="quiet"
            size="small"
            onClick={() => showView('closures', { clinic: clinicId, from: date })}
          >
            <CalendarOff aria-hidden="true" />
            <span className={styles.action}>{texts.close}</span>
          </Button>
        )}
        <PrintDay key={`${clinicId} ${date}`} clinicId={clinicId} date={date} />
      </div>
    </div>
  );
}
