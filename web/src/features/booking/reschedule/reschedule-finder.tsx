import type { PatientAppointment } from '#shared/appointments/appointment.ts';
import { clinicById } from '#shared/clinics/clinics.ts';
import { ClinicSearch } from '#web/features/booking/search/clinic-search.tsx';
import { useVisitFinder } from '#web/features/booking/search/use-appointment-finder.ts';
import type { VisitChoice } from '#web/features/booking/slots/slot-choice.ts';
import { VisitToMove } from './current-appointment.tsx';
import { MoveDialog } from './reschedule-dialog.tsx';
import { useIsClosed } from './use-is-closed.ts';

interface RescheduleFinderProps {
  appointment: PatientAppointment;
}

/** The visit as it is, and the free times it could move to. */
export function RescheduleFinder({ appointment }: RescheduleFinderProps) {
  const { confirmationNumber, location, date, time } = appointment;
  const own: VisitChoice = { clinic: clinicById(location.id), date, time };
  const finder = useVisitFinder(own);
  const { booking } = finder;
  const closed = useIsClosed(own, finder.availability.reading?.availability);
  return (
    <>
      <VisitToMove visit={own} confirmationNumber={confirmationNumber} closed={closed} />
      <ClinicSearch finder={finder} />
      <MoveDialog
        confirmationNumber={confirmationNumber}
        own={own}
        visit={booking.visit}
        nearestFree={finder.nearestFree}
        onPickOther={booking.open}
        onClose={booking.close}
        onSlotTaken={finder.availability.markTaken}
      />
    </>
  );
}
