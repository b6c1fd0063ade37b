import { useState } from 'react';
import { lastBookableDate } from '#shared/appointments/slots.ts';
import { type ClinicDate, clinicDateAt } from '#shared/time/clinic-time.ts';
import { clinicAvailabilities } from '#web/features/booking/slots/clinic-availability.ts';
import { nearestAvailable } from '#web/features/booking/slots/nearest-available.ts';
import type { SlotChoice } from '#web/features/booking/slots/slot-choice.ts';
import { useAvailability } from '#web/features/booking/slots/use-availability.ts';
import { useTickingClock } from '#web/lib/query/server-clock.ts';
import { useChosenSlot } from './use-chosen-slot.ts';
import { useClinicSearch } from './use-clinic-search.ts';
import { useSelectedClinic } from './use-selected-clinic.ts';
import { useStableOrder } from './use-stable-order.ts';
import { useVisitorLocation } from './use-visitor-location.ts';

export type AppointmentFinderState = ReturnType<typeof useAppointmentFinder>;

/**
 * Everything the booking screen knows, and what a visitor can do with it.
 * @param own the visit being moved: its day and its clinic come first
 */
export function useAppointmentFinder(own?: SlotChoice) {
  const [chosenDate, setChosenDate] = useState(own?.date);
  const availability = useAvailability(chosenDate);
  const { date, snapshot } = availability;
  const now = useTickingClock(
    snapshot && { now: snapshot.availability.now, receivedAtMs: snapshot.receivedAtMs },
  );
  const today = now && clinicDateAt(now);
  const location = useVisitorLocation();
  const search = useClinicSearch();
  const selection = useSelectedClinic();
  const booking = useChosenSlot();

  const days = clinicAvailabilities({
    availability: snapshot?.availability,
    now,
    pending: booking.pending,
    place: location.place,
    own,
  });
  const { text, sort } = search;
  const { lat, lng } = location.place ?? {};
  const shown = useStableOrder(days, { text, sort }, [text, sort, date, lat, lng, !snapshot].join());

  return {
    availability,
    location,
    search,
    selection,
    booking,
    days,
    shown,
    today: today ?? booking.slot?.date ?? '',
    bookableDays: now && today ? { first: today, last: lastBookableDate(now) } : undefined,
    nearestAvailable: booking.slot ? nearestAvailable(booking.slot, days, date) : [],
    chooseDate: (next: ClinicDate) => setChosenDate(next),
    searchClinics() {
      search.search();
      selection.clear();
    },
    showAllClinics() {
      search.showAll();
      selection.clear();
    },
    sortByMyLocation() {
      search.setSort('distance');
      selection.clear();
      location.ask();
    },
    resume(slot: SlotChoice) {
      setChosenDate(slot.date);
      booking.open(slot);
    },
  };
}
