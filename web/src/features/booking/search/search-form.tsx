import { LocateFixed, Search } from 'lucide-react';
import { type FormEvent, useRef, useState } from 'react';
import { searchMessages } from '#shared/appointments/booking-form.ts';
import type { ClinicDate } from '#shared/time/clinic-time.ts';
import { bookingTexts } from '#web/features/booking/booking-texts.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { DateField } from '#web/ui/forms/date-field.tsx';
import { TextField } from '#web/ui/forms/text-field.tsx';
import styles from './search-form.module.css';
import { useDateDraft } from './use-date-draft.ts';
import type { LocationStatus } from './use-visitor-location.ts';

const texts = bookingTexts.search;

const statusTexts: Record<LocationStatus, string> = {
  unsupported: '',
  unknown: '',
  asking: texts.locationAsking,
  known: texts.locationKnown,
  failed: texts.locationFailed,
};

interface SearchFormProps {
  /** The day on the screen; undefined until the first reply has named it. */
  date: ClinicDate | undefined;
  /** The days that may be booked; undefined until the server has told the time. */
  days: { first: ClinicDate; last: ClinicDate } | undefined;
  text: string;
  onText: (text: string) => void;
  onSearch: () => void;
  onDate: (date: ClinicDate) => void;
  locationStatus: LocationStatus;
  onUseMyLocation: () => void;
}

/**
 * Where and when. A day applies as soon as it is chosen; a place applies on submit, and only a submit asks for
 * one (spec §5: both required), because arriving shows every clinic without a search.
 */
export function SearchForm(props: SearchFormProps) {
  const { date, days, text, onText, onSearch, onDate, locationStatus, onUseMyLocation } = props;
  const [textMissing, setTextMissing] = useState(false);
  const draft = useDateDraft({ date, days, onDate });
  const textField = useRef<HTMLInputElement>(null);
  const dateField = useRef<HTMLInputElement>(null);

  function submit(event: FormEvent) {
    event.preventDefault();
    const missing = text.trim() === '';
    setTextMissing(missing);
    const dateIsRight = draft.check();
    if (missing) textField.current?.focus();
    else if (!dateIsRight) dateField.current?.focus();
    else onSearch();
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: <search> around the form would be one more box for the same role.
    <form role="search" aria-label={texts.name} className={styles.form} noValidate onSubmit={submit}>
      <div className={styles.fields}>
        <TextField
          ref={textField}
          name="location"
          label={texts.location}
          placeholder={texts.placeholder}
          autoComplete="off"
          enterKeyHint="search"
          required
          value={text}
          error={textMissing ? searchMessages.location : undefined}
          onChange={(event) => {
            onText(event.target.value);
            setTextMissing(false);
          }}
        />
        {locationStatus !== 'unsupported' && (
          <Button
            variant="quiet"
            className={styles.near}
            busy={locationStatus === 'asking'}
            onClick={onUseMyLocation}
          >
            <LocateFixed aria-hidden="true" />
            {texts.useMyLocation}
          </Button>
        )}
        <DateField
          ref={dateField}
          name="date"
          label={texts.date}
          required
          min={days?.first}
          max={days?.last}
          value={draft.value}
          error={draft.error}
          onChange={(event) => draft.change(event.target.value)}
          onBlur={draft.check}
        />
        <Button type="submit" className={styles.submit}>
          <Search aria-hidden="true" />
          {texts.submit}
        </Button>
      </div>
      <p className={styles.status} role="status">
        {statusTexts[locationStatus]}
      </p>
    </form>
  );
}
