import { BookingDialog } from './booking-dialog.tsx';
import { ClinicResults } from './clinic-results.tsx';
import { SearchForm } from './search-form.tsx';
import { UnfinishedBooking } from './unfinished-booking.tsx';
import { useVisitFinder } from './use-visit-finder.ts';

/** Find a clinic and a time, and book it. */
export function VisitFinder() {
  const finder = useVisitFinder();
  const { search, booking, location, availability } = finder;

  return (
    <>
      <UnfinishedBooking onResume={finder.resume} />
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
      <BookingDialog
        visit={booking.visit}
        today={finder.today}
        nearestFree={finder.nearestFree}
        onPickOther={booking.open}
        onClose={booking.close}
        onSlotTaken={availability.markTaken}
        onPending={booking.onPending}
      />
    </>
  );
}
