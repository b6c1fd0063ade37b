import { useState } from 'react';
import { lastBookableDate } from '#shared/appointments/slots.ts';
import { type ClinicDate, clinicDateAt } from '#shared/time/clinic-time.ts';
import { clinicDays } from '#web/features/booking/slots/clinic-days.ts';
import { nearestFree } from '#web/features/booking/slots/nearest-available.ts';
import type { VisitChoice } from '#web/features/booking/slots/slot-choice.ts';
import { useAvailability } from '#web/features/booking/slots/use-availability.ts';
import { useTickingClock } from '#web/lib/query/server-clock.ts';
import { useVisitBooking } from './use-chosen-slot.ts';
import { useClinicSearch } from './use-clinic-search.ts';
import { useSelectedClinic } from './use-selected-clinic.ts';
import { useSteadyOrder } from './use-stable-order.ts';
import { useVisitorLocation } from './use-visitor-location.ts';

export type VisitFinderState = ReturnType<typeof useVisitFinder>;

/**
 * Everything the booking screen knows, and what a visitor can do with it.
 * @param own the visit being moved: its day and its clinic come first
 */
export function useVisitFinder(own?: VisitChoice) {
  const [chosenDate, setChosenDate] = useState(own?.date);
  const availability = useAvailability(chosenDate);
  const { date, reading } = availability;
  const now = useTickingClock(
    reading && { now: reading.availability.now, receivedAtMs: reading.receivedAtMs },
  );
  const today = now && clinicDateAt(now);
  const location = useVisitorLocation();
  const search = useClinicSearch();
  const selection = useSelectedClinic();
  const booking = useVisitBooking();

  const days = clinicDays({
    availability: reading?.availability,
    now,
    pending: booking.pending,
    place: location.place,
    own,
  });
  const { text, sort } = search;
  const { lat, lng } = location.place ?? {};
  const shown = useSteadyOrder(days, { text, sort }, [text, sort, date, lat, lng, !reading].join());

  return {
    availability,
    location,
    search,
    selection,
    booking,
    days,
    shown,
    today: today ?? booking.visit?.date ?? '',
    bookableDays: now && today ? { first: today, last: lastBookableDate(now) } : undefined,
    nearestFree: booking.visit ? nearestFree(booking.visit, days, date) : [],
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
    resume(visit: VisitChoice) {
      setChosenDate(visit.date);
      booking.open(visit);
    },
  };
}
