import { LocateFixed, Search } from 'lucide-react';
import { type FormEvent, useRef } from 'react';
import { nearestClinic } from '#shared/clinics/by-distance.ts';
import { clinics } from '#shared/clinics/clinics.ts';
import { formatDistance } from '#shared/clinics/distance.ts';
import { CallButton } from '#web/content/call-button.tsx';
import type { KnownPlace } from '#web/domain/clinics/known-place.ts';
import { placeFieldMessage, placeTexts } from '#web/domain/clinics/place-texts.ts';
import type { PlaceSearch, PlaceSearchState } from '#web/domain/clinics/use-place-search.ts';
import { useTypedPlace } from '#web/domain/clinics/use-typed-place.ts';
import { useHydrated } from '#web/lib/browser/use-hydrated.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Spinner } from '#web/ui/feedback/spinner.tsx';
import { TextField } from '#web/ui/forms/text-field.tsx';
import { VisuallyHidden } from '#web/ui/layout/visually-hidden.tsx';
import styles from './finder-form.module.css';
import { finderTexts as texts } from './finder-texts.ts';

/** The search's state, announced when it changes. */
function FinderStatus({ state }: { state: PlaceSearchState }) {
  return (
    <p className={`flex items-center gap-2 ${styles.status}`} role="status">
      <Words state={state} />
    </p>
  );
}

function Words({ state }: { state: PlaceSearchState }) {
  switch (state.step) {
    case 'none':
      return null;
    case 'looking':
      return (
        <>
          <Spinner label="" />
          {placeTexts.looking(state.text)}
        </>
      );
    case 'place':
      return <Nearest place={state.place} />;
    case 'clinics':
      return (
        <strong>
          {state.clinics.length === clinics.length
            ? texts.everyClinic
            : texts.found(state.clinics.map(({ name }) => name))}
        </strong>
      );
    case 'failed':
      if (state.text === null) return placeTexts.noLocation;
      // Screen readers already announce an empty field's error, because the field takes the focus. Other errors
      // appear at the field, too.
      if (state.failure === 'missing') return null;
      return <VisuallyHidden>{placeFieldMessage(state)}</VisuallyHidden>;
  }
}

function Nearest({ place }: { place: KnownPlace }) {
  const clinic = nearestClinic(place);
  return <strong>{texts.nearest(clinic.name, formatDistance(place, clinic), place.town)}</strong>;
}

/** Searches by ZIP code, city or clinic name, or by the visitor's location. */
export function FinderForm({ search }: { search: PlaceSearch }) {
  const { state } = search;
  const [typed, setTyped] = useTypedPlace();
  // A prerendered page always has the button, because nearly every browser can locate the visitor.
  const canLocate = !useHydrated() || Boolean(navigator.geolocation);
  const field = useRef<HTMLInputElement>(null);
  const isMissing = state.step === 'failed' && state.failure === 'missing';
  const offersCall = state.step === 'failed' && !isMissing;

  // Accepts text in any format. The search itself says if the text is missing or unknown.
  function submit(event: FormEvent) {
    event.preventDefault();
    search.findByText(typed);
    if (!typed.trim()) field.current?.focus();
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: <search> around the form would add an element for the same role.
    <form role="search" aria-label={texts.formName} className={styles.form} noValidate onSubmit={submit}>
      <div className={`grid items-end gap-3 ${styles.fields}`}>
        <TextField
          ref={field}
          name="zip"
          label={texts.zip}
          autoComplete="postal-code"
          enterKeyHint="search"
          required
          value={typed}
          error={isMissing ? texts.missing : placeFieldMessage(state)}
          onChange={(event) => {
            setTyped(event.target.value);
            search.noteTyping();
          }}
        />
        <Button type="submit" variant="coral" className={styles.submit}>
          <Search aria-hidden="true" />
          {texts.submit}
        </Button>
      </div>
      <div className={`flex flex-wrap gap-x-3 ${styles.actions}`}>
        {canLocate && (
          <Button variant="quiet" size="small" onClick={search.findByLocation}>
            <LocateFixed aria-hidden="true" />
            {placeTexts.useMyLocation}
          </Button>
        )}
        {offersCall && <CallButton variant="quiet" size="small" />}
      </div>
      <FinderStatus state={state} />
    </form>
  );
}
