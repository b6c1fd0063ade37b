import { useState } from 'react';
import type { PatientAppointment } from '#shared/appointments/appointment.ts';
import type { Availability } from '#shared/availability/routes.ts';
import { clinicById } from '#shared/clinics/clinics.ts';
import { ClinicSearch } from '#web/features/booking/search/clinic-search.tsx';
import { useAppointmentFinder } from '#web/features/booking/search/use-appointment-finder.ts';
import type { SlotChoice } from '#web/features/booking/slots/slot-choice.ts';
import { CurrentAppointment } from './current-appointment.tsx';
import { QuickTimes } from './quick-times.tsx';
import { RescheduleDialog } from './reschedule-dialog.tsx';

/** Whether the clinic is closed at the time of the slot, as far as the days shown so far have told. */
function useIsClosed({ clinic, date, time }: SlotChoice, shown: Availability | undefined): boolean {
  const [wasClosed, setWasClosed] = useState(false);
  const location = shown?.locations.find(({ id }) => id === clinic.id);
  const slot = location?.slots.find((one) => one.time === time);
  // Another day on the screen says nothing about this slot. A day on which the clinic is closed lists no slots.
  const closed = shown?.date === date ? (slot?.closed ?? location?.closed ?? false) : wasClosed;
  if (closed !== wasClosed) setWasClosed(closed);
  return closed;
}

interface RescheduleFinderProps {
  appointment: PatientAppointment;
}

/** The appointment as it is, and the slots it could move to. */
export function RescheduleFinder({ appointment }: RescheduleFinderProps) {
  const { confirmationNumber, location, date, time } = appointment;
  const current: SlotChoice = { clinic: clinicById(location.id), date, time };
  const finder = useAppointmentFinder({ current });
  const { chosen } = finder;
  const closed = useIsClosed(current, finder.availability.snapshot?.availability);
  return (
    <>
      <CurrentAppointment slot={current} confirmationNumber={confirmationNumber} closed={closed}>
        <QuickTimes current={current} today={finder.today} onPick={chosen.open} />
      </CurrentAppointment>
      <ClinicSearch finder={finder} />
      <RescheduleDialog
        confirmationNumber={confirmationNumber}
        current={current}
        slot={chosen.slot}
        nearestAvailable={finder.nearestAvailable}
        onPickOther={chosen.open}
        onClose={chosen.close}
        onSlotTaken={finder.availability.markTaken}
      />
    </>
  );
}
