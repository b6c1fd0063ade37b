import { LocateFixed, Search } from 'lucide-react';
import { type FormEvent, useRef, useState } from 'react';
import { searchMessages } from '#shared/appointments/booking-form.ts';
import type { ClinicDate } from '#shared/time/clinic-time.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { DateField } from '#web/ui/forms/date-field.tsx';
import { TextField } from '#web/ui/forms/text-field.tsx';
import styles from './search-form.module.css';
import { searchTexts } from './search-texts.ts';
import { useDateDraft } from './use-date-draft.ts';
import type { LocationStatus } from './use-visitor-location.ts';

const texts = searchTexts.form;

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
  /** Undefined until the server's clock is known. */
  bookableDays: { first: ClinicDate; last: ClinicDate } | undefined;
  text: string;
  onText: (text: string) => void;
  onSearch: () => void;
  onDate: (date: ClinicDate) => void;
  locationStatus: LocationStatus;
  onUseMyLocation: () => void;
}

/**
 * Where and when. A date applies as soon as it is chosen; a location applies on submit. Only a submit requires one
 * (spec §5: both required), because the screen starts with every clinic and no search.
 */
export function SearchForm(props: SearchFormProps) {
  const { date, bookableDays, text, onText, onSearch, onDate, locationStatus, onUseMyLocation } = props;
  const [textMissing, setTextMissing] = useState(false);
  const draft = useDateDraft({ date, bookableDays, onDate });
  const textField = useRef<HTMLInputElement>(null);
  const dateField = useRef<HTMLInputElement>(null);

  function submit(event: FormEvent) {
    event.preventDefault();
    const missing = text.trim() === '';
    setTextMissing(missing);
    const isDateValid = draft.check();
    if (missing) textField.current?.focus();
    else if (!isDateValid) dateField.current?.focus();
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
            className={styles.locate}
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
          min={bookableDays?.first}
          max={bookableDays?.last}
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
