import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Clinic } from '#shared/clinics/clinics.ts';
import type { ClinicDate } from '#shared/time/clinic-time.ts';
import { FarNotice } from '#web/content/far-notice.tsx';
import { hasFound, type PlaceSearchState } from '#web/domain/clinics/use-place-search.ts';
import { MapPanel } from '#web/features/booking/map/map-panel.tsx';
import { firstAvailable } from '#web/features/booking/slots/clinic-availability.ts';
import { scrollToElement } from '#web/lib/browser/reduced-motion.ts';
import { useHydrated } from '#web/lib/browser/use-hydrated.ts';
import { useMediaQuery } from '#web/lib/browser/use-media-query.ts';
import { ClinicList } from './clinic-list.tsx';
import styles from './clinic-results.module.css';
import { FailedNotice, NoOpeningsNotice } from './result-notices.tsx';
import { ResultsBar, resultsTitleId } from './results-bar.tsx';
import { SkipToTime } from './skip-to-time.tsx';
import type { AppointmentFinderState } from './use-appointment-finder.ts';
import { type ClinicView, ViewSwitch } from './view-switch.tsx';

/** Moves the focus to the title of the results: the next stop of the Tab key is then the way to the first time. */
function useFocusWhenFound(title: RefObject<HTMLElement | null>, state: PlaceSearchState): void {
  // What Back has restored must not move the focus.
  const [restored] = useState(state);

  useEffect(() => {
    if (!title.current || state === restored || !hasFound(state)) return;
    title.current.focus({ preventScroll: true });
    const { top } = title.current.getBoundingClientRect();
    // Where it is in view already, nothing moves.
    if (top < 0 || top > window.innerHeight / 2) scrollToElement(title.current, 'start');
  }, [title, state, restored]);
}

interface ClinicResultsProps {
  finder: AppointmentFinderState;
  onEnterPlace: () => void;
}

/** The clinics of the day as a list, and the map beside it or in its place. */
export function ClinicResults({ finder, onEnterPlace }: ClinicResultsProps) {
  const { availability, search, selection, chosen, clinics, shownClinics } = finder;
  const { date, snapshot, failed, stale } = availability;
  const [chosenView, setView] = useState<ClinicView>('list');
  const roomForBoth = useMediaQuery('(min-width: 64rem)');
  const hydrated = useHydrated();
  const title = useRef<HTMLHeadingElement>(null);
  useFocusWhenFound(title, search.state);

  const view = roomForBoth ? 'both' : chosenView;
  const shownIds = shownClinics.map(({ clinic }) => clinic.id);
  const selectedId = shownIds.find((id) => id === selection.selected?.clinic.id) ?? shownIds[0];
  const hasOpenings = clinics.some(firstAvailable);

  /** For buttons that disappear when pressed: the focus moves to the title of the new list. */
  function actAndFocusTitle(act: () => void) {
    act();
    title.current?.focus();
  }

  function showOnMap(clinic: Clinic) {
    selection.select(clinic);
    if (roomForBoth) return;
    setView('map');
    title.current?.scrollIntoView({ block: 'start' });
  }

  function goToClinic(clinic: Clinic) {
    if (!shownIds.includes(clinic.id)) search.showAll();
    selection.goTo(clinic);
  }

  const goToDate = (next: ClinicDate) => actAndFocusTitle(() => finder.chooseDate(next));

  return (
    <section className="grid gap-4 min-w-0" aria-labelledby={resultsTitleId}>
      <ResultsBar
        titleRef={title}
        date={date}
        nextDate={hasOpenings ? (snapshot?.availability.nextOpenDate ?? undefined) : undefined}
        onDate={goToDate}
        loading={!snapshot && !failed}
        stale={stale}
        count={shownClinics.length}
        search={search}
        onShowAll={() => actAndFocusTitle(finder.showAllClinics)}
        onEnterPlace={onEnterPlace}
      >
        {date && view !== 'map' && <SkipToTime shown={shownClinics} date={date} today={finder.today} />}
      </ResultsBar>
      {search.place && <FarNotice place={search.place} />}
      {failed && (
        <FailedNotice error={availability.error} onRetry={() => actAndFocusTitle(availability.retry)} />
      )}
      {snapshot && !hasOpenings && (
        <NoOpeningsNotice availability={snapshot.availability} clinics={clinics} onDate={goToDate} />
      )}
      {!roomForBoth && <ViewSwitch view={chosenView} onView={setView} />}
      <div className={`grid gap-4 min-w-0 ${styles.columns}`} data-view={view}>
        <ClinicList
          shown={shownClinics}
          all={clinics}
          date={date}
          nextOpenDate={snapshot?.availability.nextOpenDate ?? null}
          failed={failed}
          selectedId={selectedId}
          onSelect={selection.select}
          onShowOnMap={showOnMap}
          onGoTo={goToClinic}
          onDate={goToDate}
          onChoose={chosen.open}
        />
        {/* Styles show its place in a prerendered page where there is room for both. */}
        {(view !== 'list' || !hydrated) && (
          <MapPanel
            listReady={snapshot !== undefined || failed}
            clinics={shownClinics.map(({ clinic }) => clinic)}
            selectedId={selectedId}
            target={selection.selected}
            onSelect={selection.selectOnMap}
          />
        )}
      </div>
    </section>
  );
}
