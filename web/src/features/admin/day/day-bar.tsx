import { ChevronLeft, ChevronRight, Printer } from 'lucide-react';
import { useState } from 'react';
import { nextClinicDay } from '#shared/appointments/slots.ts';
import { type ClinicId, clinics } from '#shared/clinics/clinics.ts';
import type { ClinicDate } from '#shared/time/clinic-time.ts';
import { Button } from '#web/ui/button.tsx';
import { DateField } from '#web/ui/date-field.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { currentClinicDay, isShownDay, previousClinicDay, shownDays } from './clinic-day.ts';
import styles from './day-bar.module.css';
import { dayTexts as texts } from './day-texts.ts';

const clinicOptions = clinics.map(({ id, name }) => ({ value: id, label: name }));

interface DayBarProps {
  clinicId: ClinicId;
  date: ClinicDate;
  now: Date;
  onClinic: (id: string) => void;
  onDate: (date: ClinicDate) => void;
}

/** Which clinic and day to look at. */
export function DayBar({ clinicId, date, now, onClinic, onDate }: DayBarProps) {
  // The field's own while it has the focus: the address answers late, and would undo the typing.
  const [draft, setDraft] = useState<string>();
  const { first, last } = shownDays(now);
  const previous = previousClinicDay(date);
  const next = nextClinicDay(date);

  function type(text: string) {
    setDraft(text);
    if (isShownDay(text, now)) onDate(text);
  }

  return (
    <div className={styles.bar}>
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
        <DateField
          id="day-date"
          label={texts.date}
          min={first}
          max={last}
          value={draft ?? date}
          onChange={(event) => type(event.target.value)}
          onBlur={() => setDraft(undefined)}
        />
      </div>
      <div className={styles.steps}>
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
      <Button variant="secondary" size="small" className={styles.print} onClick={() => window.print()}>
        <Printer aria-hidden="true" />
        {texts.print}
      </Button>
    </div>
  );
}
