import { ClinicResults } from './clinic-results.tsx';
import { SearchForm } from './search-form.tsx';
import type { AppointmentFinderState } from './use-appointment-finder.ts';

/** Where and when: the search, and the clinics it finds with their times. */
export function ClinicSearch({ finder }: { finder: AppointmentFinderState }) {
  const { search, location, availability } = finder;
  return (
    <>
      <SearchForm
        date={availability.date}
        days={finder.bookableDays}
        text={search.typed}
        onText={search.setTyped}
        onSearch={finder.searchClinics}
        onDate={finder.chooseDate}
        locationStatus={location.status}
        onUseMyLocation={finder.sortByMyLocation}
      />
      <ClinicResults finder={finder} />
    </>
  );
}
