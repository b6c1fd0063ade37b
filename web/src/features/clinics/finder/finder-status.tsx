import { distanceKm, formatKm } from '#shared/clinics/distance.ts';
import { Spinner } from '#web/ui/feedback/spinner.tsx';
import { VisuallyHidden } from '#web/ui/layout/visually-hidden.tsx';
import styles from './finder-status.module.css';
import { finderTexts } from './finder-texts.ts';
import type { SearchState } from './use-nearest-clinic.ts';

const texts = finderTexts;

/** The state of the search, announced when it changes. */
export function FinderStatus({ searchState }: { searchState: SearchState }) {
  return (
    <p className={styles.status} role="status">
      <Words searchState={searchState} />
    </p>
  );
}

function Words({ searchState }: { searchState: SearchState }) {
  if (searchState.step === 'looking') {
    return (
      <>
        <Spinner label="" />
        {searchState.zip === null ? texts.asking : texts.lookingUp(searchState.zip)}
      </>
    );
  }
  if (searchState.step === 'found') {
    const { nearest, location } = searchState;
    return <strong>{texts.nearest(nearest.name, formatKm(distanceKm(location, nearest)))}</strong>;
  }
  // An empty field takes the focus, so its error is read out anyway.
  if (searchState.step === 'none' || searchState.failure === 'missing') return null;
  if (searchState.zip === null) return texts.noLocation;
  // The field shows what is wrong with a ZIP code.
  return <VisuallyHidden>{texts.zipFailure(searchState.failure, searchState.zip)}</VisuallyHidden>;
}
