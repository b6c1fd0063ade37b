import { LocateFixed, Search } from 'lucide-react';
import { type FormEvent, useRef } from 'react';
import { CallButton } from '#web/content/call-button.tsx';
import { placeFieldMessage, placeTexts } from '#web/domain/clinics/place-texts.ts';
import type { PlaceSearch } from '#web/domain/clinics/use-place-search.ts';
import { useTypedPlace } from '#web/domain/clinics/use-typed-place.ts';
import { useHydrated } from '#web/lib/browser/use-hydrated.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { TextField } from '#web/ui/forms/text-field.tsx';
import styles from './finder-form.module.css';
import { FinderStatus } from './finder-status.tsx';
import { finderTexts } from './finder-texts.ts';

const texts = finderTexts;

/** Searches by ZIP code, city or clinic name, or by the visitor's location. */
export function FinderForm({ search }: { search: PlaceSearch }) {
  const { state } = search;
  const [typed, setTyped] = useTypedPlace();
  // The first view always has the button, because nearly every browser supports it.
  const canLocate = !useHydrated() || Boolean(navigator.geolocation);
  const field = useRef<HTMLInputElement>(null);
  const isMissing = state.step === 'failed' && state.failure === 'missing';
  const offersCall = state.step === 'failed' && !isMissing;

  // Requires text in any format. The search says what it doesn't know.
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
            search.clearFailure();
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
