import { useSearchParams } from 'react-router-dom';
import { clinics } from '#shared/clinics/clinics.ts';
import { BookingDialog } from './dialog/booking-dialog.tsx';
import { UnfinishedBooking } from './dialog/unfinished-booking.tsx';
import { ClinicSearch } from './search/clinic-search.tsx';
import { useAppointmentFinder } from './search/use-appointment-finder.ts';

/** The clinic that a link to this screen names. */
function useLinkedClinic() {
  const id = useSearchParams()[0].get('clinic');
  return clinics.find((clinic) => clinic.id === id);
}

/** Finds a clinic and a slot, and books it. */
export function AppointmentFinder() {
  const finder = useAppointmentFinder({ linked: useLinkedClinic() });
  const { chosen } = finder;

  return (
    <>
      {!chosen.slot && <UnfinishedBooking />}
      <ClinicSearch finder={finder} />
      <BookingDialog
        slot={chosen.slot}
        today={finder.today}
        nearestAvailable={finder.nearestAvailable}
        onPickOther={chosen.open}
        onClose={chosen.close}
        onSlotTaken={finder.availability.markTaken}
        onPending={chosen.onPending}
      />
    </>
  );
}
