import { BookingDialog } from './dialog/booking-dialog.tsx';
import { UnfinishedBooking } from './dialog/unfinished-booking.tsx';
import { ClinicSearch } from './search/clinic-search.tsx';
import { useVisitFinder } from './search/use-appointment-finder.ts';

/** Find a clinic and a time, and book it. */
export function VisitFinder() {
  const finder = useVisitFinder();
  const { booking } = finder;

  return (
    <>
      <UnfinishedBooking onResume={finder.resume} />
      <ClinicSearch finder={finder} />
      <BookingDialog
        visit={booking.visit}
        today={finder.today}
        nearestFree={finder.nearestFree}
        onPickOther={booking.open}
        onClose={booking.close}
        onSlotTaken={finder.availability.markTaken}
        onPending={booking.onPending}
      />
    </>
  );
}
