import { useRef, useState } from 'react';
import type { Clinic } from '#shared/clinics/clinics.ts';
import type { ClinicDate } from '#shared/time/clinic-time.ts';
import { MapPanel } from '#web/features/booking/map/map-panel.tsx';
import { firstAvailable } from '#web/features/booking/slots/clinic-availability.ts';
import { useMediaQuery } from '#web/lib/browser/use-media-query.ts';
import { ClinicList } from './clinic-list.tsx';
import styles from './clinic-results.module.css';
import { FailedNotice, NoMatchNotice, NoSlotsNotice } from './result-notices.tsx';
import { ResultsBar, resultsTitleId } from './results-bar.tsx';
import type { AppointmentFinderState } from './use-appointment-finder.ts';
import { type ClinicView, ViewSwitch } from './view-switch.tsx';

/** The clinics of the day: what they are, the list, and the map beside it or in its place. */
export function ClinicResults({ finder }: { finder: AppointmentFinderState }) {
  const { availability, search, selection, booking, days, shown } = finder;
  const { date, snapshot, failed, stale } = availability;
  const [chosenView, setView] = useState<ClinicView>('list');
  const roomForBoth = useMediaQuery('(min-width: 1024px)');
  const title = useRef<HTMLHeadingElement>(null);

  const view = roomForBoth ? 'both' : chosenView;
  const selectedId = (shown.find(({ clinic }) => clinic.id === selection.choice?.clinic.id) ?? shown[0])
    ?.clinic.id;
  const nothingFree = snapshot && !days.some(firstAvailable);

  /** For buttons that vanish with what they did: the focus goes to what the list now shows. */
  function andReadTitle(act: () => void) {
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
    if (!shown.some((day) => day.clinic.id === clinic.id)) search.showAll();
    selection.goTo(clinic);
  }

  const goToDate = (next: ClinicDate) => andReadTitle(() => finder.chooseDate(next));

  return (
    <section className={styles.results} aria-labelledby={resultsTitleId}>
      <ResultsBar
        titleRef={title}
        date={date}
        loading={!snapshot && !failed}
        stale={stale}
        count={shown.length}
        text={search.text}
        onShowAll={() => andReadTitle(finder.showAllClinics)}
        sort={search.sort}
        onSort={search.setSort}
      />
      {failed && <FailedNotice onRetry={() => andReadTitle(availability.retry)} />}
      {date && snapshot && nothingFree && (
        <NoSlotsNotice
          date={date}
          why={
            snapshot.availability.closed ? 'weekend' : days.every(({ closed }) => closed) ? 'closed' : 'full'
          }
          nextOpenDate={snapshot.availability.nextOpenDate}
          onDate={goToDate}
        />
      )}
      {shown.length === 0 && (
        <NoMatchNotice text={search.text} onShowAll={() => andReadTitle(finder.showAllClinics)} />
      )}
      {!roomForBoth && shown.length > 0 && <ViewSwitch view={chosenView} onView={setView} />}
      <div className={styles.columns} data-view={view}>
        <ClinicList
          shown={shown}
          days={days}
          date={date}
          nextOpenDate={snapshot?.availability.nextOpenDate ?? null}
          failed={failed}
          selectedId={selectedId}
          onSelect={selection.select}
          onShowOnMap={showOnMap}
          onGoTo={goToClinic}
          onDate={goToDate}
          onChoose={booking.open}
        />
        {view !== 'list' && shown.length > 0 && (
          <MapPanel
            listReady={snapshot !== undefined || failed}
            clinics={shown.map(({ clinic }) => clinic)}
            selectedId={selectedId}
            target={selection.choice}
            onSelect={selection.selectOnMap}
          />
        )}
      </div>
    </section>
  );
}
