import { LocateFixed, Search } from 'lucide-react';
import { type FormEvent, type RefObject, useRef, useState } from 'react';
import type { ClinicDate } from '#shared/time/clinic-time.ts';
import { placeFieldMessage, placeTexts } from '#web/domain/clinics/place-texts.ts';
import type { PlaceSearchState } from '#web/domain/clinics/use-place-search.ts';
import { useHydrated } from '#web/lib/browser/use-hydrated.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { DateField } from '#web/ui/forms/date-field.tsx';
import { TextField } from '#web/ui/forms/text-field.tsx';
import { VisuallyHidden } from '#web/ui/layout/visually-hidden.tsx';
import styles from './search-form.module.css';
import { searchTexts } from './search-texts.ts';
import type { AppointmentFinderState } from './use-appointment-finder.ts';

const texts = searchTexts.form;

/** Announces the progress of a search. Its results are announced above their list. */
function SearchStatus({ state }: { state: PlaceSearchState }) {
  if (state.step === 'looking') return placeTexts.looking(state.text);
  if (state.step !== 'failed') return null;
  if (state.text === null) return placeTexts.noLocation;
  // Only screen readers get this message here: the field shows it, too.
  return <VisuallyHidden>{placeFieldMessage(state)}</VisuallyHidden>;
}

/**
 * The date field's value. Browsers report half-typed dates (year 0002, or nothing). These stay a draft, and only a
 * bookable date applies.
 */
function useDateDraft({ availability: { date }, bookableDays, chooseDate }: AppointmentFinderState) {
  // A draft belongs to the date it replaces. It is dropped when the screen moves to another day.
  const [draft, setDraft] = useState<{ replaces: ClinicDate | undefined; value: string }>();
  const [checked, setChecked] = useState(false);

  const typed = draft && draft.replaces === date ? draft.value : undefined;

  function message(): string | undefined {
    if (typed === undefined) return undefined;
    if (typed === '' || !bookableDays) return texts.dateMissing;
    return texts.dateOutOfRange(bookableDays.first, bookableDays.last);
  }

  return {
    value: typed ?? date ?? '',
    error: checked ? message() : undefined,
    change(text: string) {
      const isBookable =
        text !== '' && (!bookableDays || (text >= bookableDays.first && text <= bookableDays.last));
      setDraft(isBookable ? undefined : { replaces: date, value: text });
      setChecked(false);
      if (isBookable) chooseDate(text);
    },
    /** Shows the error, if any. Returns whether the date is valid. */
    check(): boolean {
      setChecked(true);
      return message() === undefined;
    },
  };
}

interface SearchFormProps {
  finder: AppointmentFinderState;
  textRef: RefObject<HTMLInputElement | null>;
}

/**
 * The form for where and when. A date applies as soon as it is chosen, a location on submit. Only a submit
 * requires a location, because the screen first shows every clinic.
 */
export function SearchForm({ finder, textRef }: SearchFormProps) {
  const { bookableDays, search } = finder;
  const { typed: text, state } = search;
  const [textMissing, setTextMissing] = useState(false);
  // A prerendered page always has the button, because nearly every browser can locate the visitor.
  const canLocate = !useHydrated() || Boolean(navigator.geolocation);
  const draft = useDateDraft(finder);
  const dateField = useRef<HTMLInputElement>(null);

  const isLookingUp = state.step === 'looking' && state.text !== null;
  const isLocating = state.step === 'looking' && state.text === null;

  function submit(event: FormEvent) {
    event.preventDefault();
    const missing = text.trim() === '';
    setTextMissing(missing);
    const isDateValid = draft.check();
    if (missing) textRef.current?.focus();
    else if (!isDateValid) dateField.current?.focus();
    else finder.searchClinics();
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: <search> around the form would add an element for the same role.
    <form role="search" aria-label={texts.name} className={styles.form} noValidate onSubmit={submit}>
      <div className={`grid items-end gap-2-3 ${styles.fields}`}>
        <TextField
          ref={textRef}
          name="location"
          label={texts.location}
          placeholder={texts.placeholder}
          autoComplete="off"
          enterKeyHint="search"
          required
          value={text}
          error={textMissing ? texts.locationMissing : placeFieldMessage(state)}
          onChange={(event) => {
            search.type(event.target.value);
            setTextMissing(false);
          }}
        />
        {canLocate && (
          <Button
            variant="quiet"
            className={styles.locate}
            busy={isLocating}
            onClick={finder.searchByLocation}
          >
            {!isLocating && <LocateFixed aria-hidden="true" />}
            <span>{placeTexts.useMyLocation}</span>
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
        <Button type="submit" className={styles.submit} busy={isLookingUp}>
          {!isLookingUp && <Search aria-hidden="true" />}
          {texts.submit}
        </Button>
      </div>
      <p className={`text-soft text-sm ${styles.status}`} role="status">
        <SearchStatus state={state} />
      </p>
    </form>
  );
}
