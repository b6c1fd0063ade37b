import { useEffect, useMemo, useState } from 'react';
import { clinicsByDistance } from '#shared/clinics/by-distance.ts';
import { type Clinic, clinics } from '#shared/clinics/clinics.ts';
import { FarNotice } from '#web/content/far-notice.tsx';
import { usePageTitle } from '#web/content/page-title.ts';
import { useKnownPlace } from '#web/domain/clinics/use-known-place.ts';
import { type PlaceSearchState, usePlaceSearch } from '#web/domain/clinics/use-place-search.ts';
import { clinicCardId } from '#web/features/clinics/cards/clinic-card.tsx';
import { ClinicList } from '#web/features/clinics/cards/clinic-list.tsx';
import { ValleySketch } from '#web/features/clinics/valley-sketch.tsx';
import { scrollToElement } from '#web/lib/browser/reduced-motion.ts';
import { QueryProvider } from '#web/lib/query/query-provider.tsx';
import { Container } from '#web/ui/layout/container.tsx';
import { TaskHeading } from '#web/ui/layout/task-heading.tsx';
import { FinderForm } from './finder-form.tsx';
import styles from './finder-screen.module.css';
import { finderTexts as texts } from './finder-texts.ts';
import { XRayNote } from './x-ray-note.tsx';

/** How the cards show the result of a search. */
interface FoundClinics {
  /** All clinics, with the found ones first. */
  order: readonly Clinic[];
  /** The clinic to highlight. Undefined when the search names every clinic. */
  first: Clinic | undefined;
}

/** The clinics that a search has found. Undefined while nothing is found. */
function foundClinics(state: PlaceSearchState): FoundClinics | undefined {
  if (state.step === 'place') {
    const order = clinicsByDistance(state.place).map(({ clinic }) => clinic);
    return { order, first: order[0] };
  }
  if (state.step !== 'clinics') return undefined;
  const others = clinics.filter((clinic) => !state.clinics.includes(clinic));
  return { order: [...state.clinics, ...others], first: others.length > 0 ? state.clinics[0] : undefined };
}

/** The element id of the notice, which a visitor from far away should read before the first card. */
const farNoticeId = 'far-notice';

/** Scrolls to the card of the clinic that a new search has found, and focuses it. */
function useScrollToClinic(found: FoundClinics | undefined): void {
  const [foundBefore] = useState(found);
  useEffect(() => {
    // Don't scroll when the visitor comes back to a result that was shown before.
    if (found === foundBefore) return;
    const card = found?.first && document.getElementById(clinicCardId(found.first));
    if (!card) return;
    scrollToElement(document.getElementById(farNoticeId) ?? card, 'start');
    card.querySelector<HTMLElement>('h3')?.focus({ preventScroll: true });
  }, [found, foundBefore]);
}

const titleId = 'clinics-title';

/** The screen that finds clinics by ZIP code, city or clinic name, or by the visitor's location. */
export function FinderScreen() {
  const search = usePlaceSearch();
  const { state } = search;
  const found = useMemo(() => foundClinics(state), [state]);
  const known = useKnownPlace();
  usePageTitle(texts.title, { description: texts.description, hasErrors: state.step === 'failed' });
  useScrollToClinic(found);

  return (
    <QueryProvider>
      <TaskHeading lead={texts.lead}>{texts.title}</TaskHeading>
      <Container className={`grid grid-cols-1 ${styles.content}`}>
        <FinderForm search={search} />
        <div className={styles.sketch}>
          <ValleySketch marked={found?.first} location={state.step === 'place' ? state.place : undefined} />
        </div>
        <section className="grid grid-cols-1 gap-3 min-w-0" aria-labelledby={titleId}>
          <h2 id={titleId} className="text-xl">
            {texts.clinicsTitle}
          </h2>
          <XRayNote />
          {state.step === 'place' && <FarNotice id={farNoticeId} place={state.place} />}
          <ClinicList
            className={styles.clinics}
            location={state.step === 'place' ? state.place : state.step === 'failed' ? undefined : known}
            order={found?.order}
            highlighted={found?.first}
            nearest={state.step === 'place' ? found?.first : undefined}
          />
        </section>
      </Container>
    </QueryProvider>
  );
}
