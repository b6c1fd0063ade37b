import { nearestClinic } from '#shared/clinics/by-distance.ts';
import { clinics } from '#shared/clinics/clinics.ts';
import { formatDistance } from '#shared/clinics/distance.ts';
import type { KnownPlace } from '#web/domain/clinics/known-place.ts';
import { placeFieldMessage, placeTexts } from '#web/domain/clinics/place-texts.ts';
import type { PlaceSearchState } from '#web/domain/clinics/use-place-search.ts';
import { Spinner } from '#web/ui/feedback/spinner.tsx';
import { VisuallyHidden } from '#web/ui/layout/visually-hidden.tsx';
import styles from './finder-status.module.css';
import { finderTexts } from './finder-texts.ts';

const texts = finderTexts;

/** The search's state, announced when it changes. */
export function FinderStatus({ state }: { state: PlaceSearchState }) {
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
