import { ChevronRight } from 'lucide-react';
import type { ReactNode, RefObject } from 'react';
import { type ClinicDate, formatLongDate, formatShortDate } from '#shared/time/clinic-time.ts';
import { firstAvailable } from '#web/features/booking/slots/clinic-availability.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { SelectField } from '#web/ui/forms/select-field.tsx';
import { type ClinicSort, clinicSorts } from './matching-clinics.ts';
import styles from './results-bar.module.css';
import { searchTexts } from './search-texts.ts';
import type { AppointmentFinderState } from './use-appointment-finder.ts';
import type { ClinicSearchState } from './use-clinic-search.ts';

const texts = searchTexts.results;

export const resultsTitleId = 'results-title';

interface ResultsBarProps {
  titleRef: RefObject<HTMLHeadingElement | null>;
  finder: AppointmentFinderState;
  onDate: (date: ClinicDate) => void;
  onShowAll: () => void;
  onEnterPlace: () => void;
  /** Rendered right after the title, which has the focus after a search. */
  children: ReactNode;
  /** The switch between list and map, shown beside the sort menu. */
  viewSwitch: ReactNode;
}

/** Describes which clinics the list shows, and in which order. */
function summary(count: number, { state, only, first, sort, place }: ClinicSearchState): string {
  if (only && state.step === 'clinics') return texts.matching(count, state.text);
  if (first) return texts.clinicFirst(count, first.name);
  if (sort === 'earliest') return texts.earliest(count);
  return place?.town ? texts.inTown(count, place.town) : texts.nearest(count, place?.name);
}

/** Describes the list below, and sets its order. */
export function ResultsBar(props: ResultsBarProps) {
  const { titleRef, finder, onDate, onShowAll, onEnterPlace, children, viewSwitch } = props;
  const { search, clinics } = finder;
  const { date, snapshot, failed, stale } = finder.availability;
  const { length: count } = finder.shownClinics;
  const loading = !snapshot && !failed;
  // On a day without openings, a notice below leads to the next day.
  const nextDate = clinics.some(firstAvailable) && snapshot?.availability.nextOpenDate;
  const sortOptions = clinicSorts.map((sort) => ({
    value: sort,
    label: sort === 'distance' && !search.place ? texts.distanceNeedsPlace : texts.sorts[sort],
  }));
  return (
    <div className={`flex flex-wrap items-start justify-between ${styles.bar}`}>
      <div className={`relative min-w-0 ${styles.heading}`}>
        {/* Always as tall as the link to the next day, which appears only once the openings are loaded. */}
        <div className={`flex flex-wrap items-center justify-between min-h-target ${styles.day}`}>
          <h2 ref={titleRef} id={resultsTitleId} className={`text-xl ${styles.title}`} tabIndex={-1}>
            {date ? formatLongDate(date) : texts.anyDay}
          </h2>
          {children}
          {nextDate && (
            <Button
              variant="quiet"
              size="small"
              className={styles.nextDay}
              aria-label={texts.nextDay(nextDate)}
              onClick={() => onDate(nextDate)}
            >
              {formatShortDate(nextDate)}
              <ChevronRight aria-hidden="true" />
            </Button>
          )}
        </div>
        <div className="flex flex-wrap items-center gap-x-2 text-soft text-sm">
          <p role="status">
            {loading ? texts.all(count) : summary(count, search)}
            {loading && <span className={styles.aside}>{texts.loading}</span>}
            {stale && <span className={styles.aside}>{texts.stale}</span>}
          </p>
          {search.only && (
            <Button variant="quiet" size="small" onClick={onShowAll}>
              {texts.showAll}
            </Button>
          )}
        </div>
      </div>
      <div className={styles.sort}>
        <div className="flex items-center justify-between gap-2">
          <SelectField
            name="sort"
            label={texts.sortBy}
            options={sortOptions}
            value={search.sort}
            onChange={(event) => search.chooseSort(event.target.value as ClinicSort)}
          />
          {viewSwitch}
        </div>
        <div role="status" className={styles.needsPlace}>
          {search.needsPlace && (
            <Button variant="quiet" size="small" onClick={onEnterPlace}>
              {texts.needsPlace}
            </Button>
          )}
        </div>
      </div>
    </div>
  );
}
