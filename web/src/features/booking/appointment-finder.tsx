import { BookingDialog } from './dialog/booking-dialog.tsx';
import { UnfinishedBooking } from './dialog/unfinished-booking.tsx';
import { ClinicSearch } from './search/clinic-search.tsx';
import { useAppointmentFinder } from './search/use-appointment-finder.ts';

/** Find a clinic and a time, and book it. */
export function AppointmentFinder() {
  const finder = useAppointmentFinder();
  const { booking } = finder;

  return (
    <>
      <UnfinishedBooking onResume={finder.resume} />
      <ClinicSearch finder={finder} />
      <BookingDialog
        slot={booking.slot}
        today={finder.today}
        nearestAvailable={finder.nearestAvailable}
        onPickOther={booking.open}
        onClose={booking.close}
        onSlotTaken={finder.availability.markTaken}
        onPending={booking.onPending}
      />
    </>
  );
}
