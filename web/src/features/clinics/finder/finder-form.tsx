import { LocateFixed, Phone, Search } from 'lucide-react';
import { type FormEvent, useRef, useState } from 'react';
import { brand } from '#shared/brand.ts';
import { clinicsTexts } from '#web/features/clinics/texts.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { ButtonAnchor } from '#web/ui/buttons/button-anchor.tsx';
import { TextField } from '#web/ui/forms/text-field.tsx';
import styles from './finder-form.module.css';
import { FinderStatus } from './finder-status.tsx';
import type { NearestClinicSearch } from './use-nearest-clinic.ts';

const texts = clinicsTexts.finder;

/** Where from: a ZIP code, or wherever the visitor is. */
export function FinderForm({ search }: { search: NearestClinicSearch }) {
  const { finding } = search;
  const [typed, setTyped] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const failure = finding.step === 'failed' ? finding.failure : undefined;
  const fieldError =
    finding.step === 'failed' && finding.zip !== null
      ? texts.failure(finding.failure, finding.zip)
      : undefined;

  // spec §5: required, and no check of the format here; what it is worth, the lookup says.
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
            search.forgetFailure();
          }}
        />
        <Button type="submit" variant="coral" className={styles.submit}>
          <Search aria-hidden="true" />
          {texts.submit}
        </Button>
      </div>
      <div className={styles.ways}>
        {navigator.geolocation && (
          <Button variant="quiet" size="small" onClick={search.findByPlace}>
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
      <FinderStatus finding={finding} />
    </form>
  );
}
