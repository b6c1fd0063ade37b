import { LocateFixed, Phone, Search } from 'lucide-react';
import { type FormEvent, useRef, useState } from 'react';
import { brand } from '#shared/brand.ts';
import { clinicsTexts } from '#web/features/clinics/clinics-texts.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { ButtonAnchor } from '#web/ui/buttons/button-anchor.tsx';
import { TextField } from '#web/ui/forms/text-field.tsx';
import styles from './finder-form.module.css';
import { FinderStatus } from './finder-status.tsx';
import { finderTexts } from './finder-texts.ts';
import type { NearestClinicSearch } from './use-nearest-clinic.ts';

const texts = finderTexts;

/** Searches by a ZIP code or by the visitor's location. */
export function FinderForm({ search }: { search: NearestClinicSearch }) {
  const { searchState } = search;
  const [typed, setTyped] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const failure = searchState.step === 'failed' ? searchState.failure : undefined;
  const fieldError =
    searchState.step === 'failed' && searchState.zip !== null
      ? texts.zipFailure(searchState.failure, searchState.zip)
      : undefined;

  // spec §5: required, without a format check. The lookup says whether the ZIP code exists.
  function submit(event: FormEvent) {
    event.preventDefault();
    const zip = typed.trim();
    if (zip) {
      search.findByZip(zip);
    } else {
      search.refuseEmpty();
      field.current?.focus();
    }
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: <search> around the form would be one more box for the same role.
    <form role="search" aria-label={texts.formName} className={styles.form} noValidate onSubmit={submit}>
      <div className={styles.fields}>
        <TextField
          ref={field}
          name="zip"
          label={texts.zip}
          inputMode="numeric"
          autoComplete="postal-code"
          enterKeyHint="search"
          required
          value={typed}
          error={fieldError}
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
      <div className={styles.actions}>
        {navigator.geolocation && (
          <Button variant="quiet" size="small" onClick={search.findByLocation}>
            <LocateFixed aria-hidden="true" />
            {texts.useMyLocation}
          </Button>
        )}
        {failure && failure !== 'missing' && (
          <ButtonAnchor variant="quiet" size="small" href={brand.phoneHref}>
            <Phone aria-hidden="true" />
            {clinicsTexts.call(brand.phone)}
          </ButtonAnchor>
        )}
      </div>
      <FinderStatus searchState={searchState} />
    </form>
  );
}
