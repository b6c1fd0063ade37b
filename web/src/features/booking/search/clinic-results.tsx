import { List, Map as MapIcon } from 'lucide-react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { formatSlotTime } from '#shared/appointments/slots.ts';
import type { Clinic } from '#shared/clinics/clinics.ts';
import { type ClinicDate, formatLongDate } from '#shared/time/clinic-time.ts';
import { FarNotice } from '#web/content/far-notice.tsx';
import { hasFound, type PlaceSearchState } from '#web/domain/clinics/use-place-search.ts';
import { MapPanel } from '#web/features/booking/map/map-panel.tsx';
import { firstAvailable } from '#web/features/booking/slots/clinic-availability.ts';
import { slotButtonId } from '#web/features/booking/slots/slot-picker.tsx';
import { scrollToElement } from '#web/lib/browser/reduced-motion.ts';
import { useHydrated } from '#web/lib/browser/use-hydrated.ts';
import { useMediaQuery } from '#web/lib/browser/use-media-query.ts';
import { useSheetEntry } from '#web/lib/history/use-sheet-entry.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { ClinicList } from './clinic-list.tsx';
import styles from './clinic-results.module.css';
import { FailedNotice, NoOpeningsNotice } from './result-notices.tsx';
import { ResultsBar, resultsTitleId } from './results-bar.tsx';
import { SearchForm } from './search-form.tsx';
import { searchTexts } from './search-texts.ts';
import type { AppointmentFinderState } from './use-appointment-finder.ts';
import { WaitOffer } from './wait-offer.tsx';

const texts = searchTexts.results;

/** A skip link, hidden until focused: keyboard users can skip sorting and the switch to the map. */
function SkipToTime({ finder }: { finder: AppointmentFinderState }) {
  const { shownClinics, availability, today } = finder;
  const { date } = availability;
  const entry = shownClinics.find(firstAvailable);
  const slot = entry && firstAvailable(entry);
  if (!slot || !date) return null;
  const { clinic } = entry;
  const day = date === today ? texts.today : formatLongDate(date);
  return (
    <div className={`absolute rounded-md shadow-md bg-surface ${styles.holder}`}>
      <Button
        variant="secondary"
        onClick={() => document.getElementById(slotButtonId(clinic, slot.time))?.focus()}
      >
        {texts.skipToTime(clinic.name, day, formatSlotTime(slot.time))}
      </Button>
    </div>
  );
}

type ClinicView = 'list' | 'map';

const views = [
  { view: 'list', Icon: List },
  { view: 'map', Icon: MapIcon },
] as const;

/** Switches between list and map in windows too small for both. */
function ViewSwitch({ view, onView }: { view: ClinicView; onView: (view: ClinicView) => void }) {
  return (
    <fieldset className={`grid flex-none rounded-full bg-sage ${styles.switch}`} aria-label={texts.view}>
      {views.map(({ view: choice, Icon }) => (
        <button
          key={choice}
          type="button"
          className={`inline-flex items-center justify-center gap-2 min-h-target rounded-full bg-none text-base font-semibold cursor-pointer ${styles.choice}`}
          aria-pressed={view === choice}
          onClick={() => onView(choice)}
        >
          <Icon aria-hidden="true" size={20} />
          {texts.views[choice]}
        </button>
      ))}
    </fieldset>
  );
}

/** After a successful search, focuses the results' title. The next Tab stop is the link to the first time. */
function useFocusWhenFound(title: RefObject<HTMLElement | null>, state: PlaceSearchState): void {
  // A state restored by Back must not move the focus.
  const [restored] = useState(state);

  useEffect(() => {
    if (!title.current || state === restored || !hasFound(state)) return;
    title.current.focus({ preventScroll: true });
    const { top } = title.current.getBoundingClientRect();
    // Don't scroll if the title is already in view.
    if (top < 0 || top > window.innerHeight / 2) scrollToElement(title.current, 'start');
  }, [title, state, restored]);
}

interface ClinicResultsProps {
  finder: AppointmentFinderState;
  onEnterPlace: () => void;
}

/** The day's clinics as a list, with the map beside it or in its place. */
function ClinicResults({ finder, onEnterPlace }: ClinicResultsProps) {
  const { availability, search, selection, clinics, shownClinics } = finder;
  const { date, snapshot, failed } = availability;
  const [chosenView, setView] = useState<ClinicView>('list');
  const roomForBoth = useMediaQuery('(min-width: 64rem)');
  const hydrated = useHydrated();
  const title = useRef<HTMLHeadingElement>(null);
  useFocusWhenFound(title, search.state);

  const farNotice = search.place && <FarNotice place={search.place} />;
  const view = roomForBoth ? 'both' : chosenView;
  useSheetEntry('map', view === 'map', () => setView('list'));
  const shownIds = shownClinics.map(({ clinic }) => clinic.id);
  const selectedId = shownIds.find((id) => id === selection.selected?.clinic.id) ?? shownIds[0];
  const hasOpenings = clinics.some(firstAvailable);

  /** For buttons that disappear when pressed: moves the focus to the new list's title. */
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
        finder={finder}
        onDate={goToDate}
        onShowAll={() => actAndFocusTitle(finder.showAllClinics)}
        onEnterPlace={onEnterPlace}
        viewSwitch={!roomForBoth && <ViewSwitch view={chosenView} onView={setView} />}
      >
        {view !== 'map' && <SkipToTime finder={finder} />}
      </ResultsBar>
      {view !== 'map' && farNotice}
      {failed && (
        <FailedNotice error={availability.error} onRetry={() => actAndFocusTitle(availability.retry)} />
      )}
      {snapshot && !hasOpenings && (
        <NoOpeningsNotice availability={snapshot.availability} clinics={clinics} onDate={goToDate} />
      )}
      <WaitOffer
        key={date}
        date={date}
        today={finder.today}
        full={hasOpenings ? [] : clinics}
        clinic={selection.selected?.clinic}
      />
      <div className={`grid gap-4 min-w-0 ${styles.columns}`} data-view={view}>
        <ClinicList
          finder={finder}
          selectedId={selectedId}
          onShowOnMap={showOnMap}
          onGoTo={goToClinic}
          onDate={goToDate}
        />
        {/* A prerendered page contains the map, too; styles hide it in windows too narrow for list and map. */}
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
      {/* In the map view, the notice comes below the map. */}
      {view === 'map' && farNotice}
    </section>
  );
}

/** The search form and its results: clinics with their slots. */
export function ClinicSearch({ finder }: { finder: AppointmentFinderState }) {
  const locationField = useRef<HTMLInputElement>(null);
  return (
    <>
      <SearchForm finder={finder} textRef={locationField} />
      <ClinicResults finder={finder} onEnterPlace={() => locationField.current?.focus()} />
    </>
  );
}
