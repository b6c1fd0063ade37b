import { LinkedSlotNotice } from './address/linked-slot-notice.tsx';
import { useArrivalKey, useBookingAddress } from './address/use-booking-address.ts';
import { useLinkedSlot } from './address/use-linked-slot.ts';
import { BookingDialog } from './dialog/booking-dialog.tsx';
import { currentPendingBooking } from './dialog/pending-booking.ts';
import { UnfinishedBooking } from './dialog/unfinished-booking.tsx';
import { ClinicSearch } from './search/clinic-search.tsx';
import { useAppointmentFinder } from './search/use-appointment-finder.ts';

/** Finds a clinic and a slot, and books it. Each link to this screen resets it. */
export function AppointmentFinder() {
  return <Finder key={useArrivalKey()} />;
}

function Finder() {
  const [linked, updateAddress] = useBookingAddress(currentPendingBooking()?.slot);
  const finder = useAppointmentFinder({
    linked: linked.clinic,
    linkedDate: linked.date,
    onPick(picked) {
      link.dismiss();
      updateAddress(picked);
    },
  });
  const link = useLinkedSlot(linked, finder);
  const { chosen, today } = finder;

  return (
    <>
      {!chosen.slot && <UnfinishedBooking />}
      {link.problem && today && (
        <LinkedSlotNotice
          linked={linked}
          problem={link.problem}
          others={link.others}
          today={today}
          onPick={chosen.open}
        />
      )}
      <ClinicSearch finder={finder} />
      <BookingDialog
        slot={chosen.slot}
        today={today}
        nearestAvailable={finder.nearestAvailable}
        otherSlots={finder.otherSlots}
        onPickOther={chosen.open}
        onClose={chosen.close}
        onSlotTaken={finder.availability.markTaken}
        onPending={chosen.onPending}
      />
    </>
  );
}
