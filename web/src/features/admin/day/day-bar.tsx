import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ClinicId } from '#shared/clinics/clinics.ts';
import type { ClinicDate } from '#shared/time/clinic-time.ts';
import { clinicOptions } from '#web/features/admin/filters/clinic-options.ts';
import { UrlDateField } from '#web/features/admin/filters/url-date-field.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { IconButton } from '#web/ui/buttons/icon-button.tsx';
import { SelectField } from '#web/ui/forms/select-field.tsx';
import styles from './day-bar.module.css';
import { currentClinicDay, dayRange, isInDayRange, neighboringWeekday } from './day-range.ts';
import { dayTexts as texts } from './day-texts.ts';
import { PrintDay } from './print-day.tsx';

interface DayBarProps {
  clinicId: ClinicId;
  date: ClinicDate;
  now: Date;
  onClinic: (id: string) => void;
  onDate: (date: ClinicDate) => void;
}

/** Chooses the clinic and the date, and prints the day. */
export function DayBar({ clinicId, date, now, onClinic, onDate }: DayBarProps) {
  const { first, last } = dayRange(now);
  const previous = neighboringWeekday(date, -1);
  const next = neighboringWeekday(date, 1);

  return (
    <div className={`grid items-end print-hidden ${styles.bar}`}>
      <div className={styles.clinic}>
        <SelectField
          id="day-clinic"
          label={texts.clinic}
          options={clinicOptions}
          value={clinicId}
          onChange={(event) => onClinic(event.target.value)}
        />
      </div>
      <div className={styles.date}>
        <UrlDateField
          id="day-date"
          label={texts.date}
          min={first}
          max={last}
          value={date}
          isComplete={(text) => isInDayRange(text, now)}
          onDate={onDate}
        />
      </div>
      <div className={`flex items-center gap-1 ${styles.steps}`}>
        <IconButton
          className={styles.step}
          label={texts.previous}
          title={texts.previous}
          disabled={previous < first}
          onClick={() => onDate(previous)}
        >
          <ChevronLeft aria-hidden="true" />
        </IconButton>
        <Button variant="secondary" size="small" onClick={() => onDate(currentClinicDay(now))}>
          {texts.today}
        </Button>
        <IconButton
          className={styles.step}
          label={texts.next}
          title={texts.next}
          disabled={next > last}
          onClick={() => onDate(next)}
        >
          <ChevronRight aria-hidden="true" />
        </IconButton>
      </div>
      <PrintDay key={`${clinicId} ${date}`} clinicId={clinicId} date={date} />
    </div>
  );
}
