import { distanceKm, formatKm } from '#shared/clinics/distance.ts';
import { clinicsTexts } from '#web/features/clinics/texts.ts';
import { Spinner } from '#web/ui/feedback/spinner.tsx';
import { VisuallyHidden } from '#web/ui/layout/visually-hidden.tsx';
import styles from './finder-status.module.css';
import type { SearchState } from './use-nearest-clinic.ts';

const texts = clinicsTexts.finder;

/** How the search goes, said as it changes. */
export function FinderStatus({ finding }: { finding: SearchState }) {
  return (
    <p className={styles.status} role="status">
      <Words finding={finding} />
    </p>
  );
}

function Words({ finding }: { finding: SearchState }) {
  if (finding.step === 'looking') {
    return (
      <>
        <Spinner label="" />
        {finding.zip === null ? texts.asking : texts.lookingUp(finding.zip)}
      </>
    );
  }
  if (finding.step === 'found') {
    const { nearest, place } = finding;
    return <strong>{texts.nearest(nearest.name, formatKm(distanceKm(place, nearest)))}</strong>;
  }
  // An empty field takes the focus, and is heard by that.
  if (finding.step === 'none' || finding.failure === 'missing') return null;
  const words = texts.failure(finding.failure, finding.zip ?? '');
  // What is wrong with a ZIP code is seen at its field.
  return finding.zip === null ? words : <VisuallyHidden>{words}</VisuallyHidden>;
}
