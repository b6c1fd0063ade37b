import { ClinicResults } from './clinic-results.tsx';
import { SearchForm } from './search-form.tsx';
import type { AppointmentFinderState } from './use-appointment-finder.ts';

/** The search form, and the clinics it finds with their slots. */
export function ClinicSearch({ finder }: { finder: AppointmentFinderState }) {
  const { search, location, availability } = finder;
  return (
    <>
      <SearchForm
        date={availability.date}
        bookableDays={finder.bookableDays}
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
