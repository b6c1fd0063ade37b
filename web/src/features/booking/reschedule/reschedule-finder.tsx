import type { PatientAppointment } from '#shared/appointments/appointment.ts';
import { clinicById } from '#shared/clinics/clinics.ts';
import { ClinicSearch } from '#web/features/booking/search/clinic-search.tsx';
import { useAppointmentFinder } from '#web/features/booking/search/use-appointment-finder.ts';
import type { SlotChoice } from '#web/features/booking/slots/slot-choice.ts';
import { CurrentAppointment } from './current-appointment.tsx';
import { RescheduleDialog } from './reschedule-dialog.tsx';
import { useIsClosed } from './use-is-closed.ts';

interface RescheduleFinderProps {
  appointment: PatientAppointment;
}

/** The visit as it is, and the free times it could move to. */
export function RescheduleFinder({ appointment }: RescheduleFinderProps) {
  const { confirmationNumber, location, date, time } = appointment;
  const own: SlotChoice = { clinic: clinicById(location.id), date, time };
  const finder = useAppointmentFinder(own);
  const { booking } = finder;
  const closed = useIsClosed(own, finder.availability.snapshot?.availability);
  return (
    <>
      <CurrentAppointment slot={own} confirmationNumber={confirmationNumber} closed={closed} />
      <ClinicSearch finder={finder} />
      <RescheduleDialog
        confirmationNumber={confirmationNumber}
        own={own}
        slot={booking.slot}
        nearestAvailable={finder.nearestAvailable}
        onPickOther={booking.open}
        onClose={booking.close}
        onSlotTaken={finder.availability.markTaken}
      />
    </>
  );
}
