import { useRef } from 'react';
import { ClinicResults } from './clinic-results.tsx';
import { SearchForm } from './search-form.tsx';
import type { AppointmentFinderState } from './use-appointment-finder.ts';

/** The search form and its results: clinics with their slots. */
export function ClinicSearch({ finder }: { finder: AppointmentFinderState }) {
  const { search, availability } = finder;
  const locationField = useRef<HTMLInputElement>(null);
  return (
    <>
      <SearchForm
        date={availability.date}
        bookableDays={finder.bookableDays}
        text={search.typed}
        textRef={locationField}
        onText={search.type}
        state={search.state}
        onSearch={finder.searchClinics}
        onDate={finder.chooseDate}
        onUseMyLocation={finder.searchByLocation}
      />
      <ClinicResults finder={finder} onEnterPlace={() => locationField.current?.focus()} />
    </>
  );
}
