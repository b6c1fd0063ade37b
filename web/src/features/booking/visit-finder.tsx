import { BookingDialog } from './booking-dialog.tsx';
import { ClinicSearch } from './clinic-search.tsx';
import { UnfinishedBooking } from './unfinished-booking.tsx';
import { useVisitFinder } from './use-visit-finder.ts';

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
