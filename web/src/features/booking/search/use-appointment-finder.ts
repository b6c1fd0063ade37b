import { useEffect, useMemo, useState } from 'react';
import type { BookingPathChoice } from '#shared/appointments/booking-path.ts';
import { lastBookableDate } from '#shared/appointments/slots.ts';
import type { Clinic } from '#shared/clinics/clinics.ts';
import { type ClinicDate, clinicDateAt } from '#shared/time/clinic-time.ts';
import type { MapTarget } from '#web/features/booking/map/clinic-map.tsx';
import {
  type ClinicAvailability,
  clinicAvailabilities,
} from '#web/features/booking/slots/clinic-availability.ts';
import { nearestAvailable, otherSlotsThatDay } from '#web/features/booking/slots/nearest-available.ts';
import { type SlotChoice, slotKey } from '#web/features/booking/slots/slot-choice.ts';
import { useAvailability } from '#web/features/booking/slots/use-availability.ts';
import { scrollToElement } from '#web/lib/browser/reduced-motion.ts';
import { useTickingClock } from '#web/lib/query/server-clock.ts';
import { clinicCardId } from './clinic-card.tsx';
import { type ClinicQuery, matchingClinics } from './matching-clinics.ts';
import { useClinicSearch } from './use-clinic-search.ts';

export type AppointmentFinderState = ReturnType<typeof useAppointmentFinder>;

/** The slot in the dialog, and the slots whose bookings are being sent. */
function useChosenSlot(onPick: (picked: BookingPathChoice) => void) {
  const [slot, setSlot] = useState<SlotChoice | null>(null);
  const [pending, setPending] = useState<ReadonlySet<string>>(new Set());
  return {
    slot,
    open(next: SlotChoice) {
      setSlot(next);
      onPick({ clinic: next.clinic.id, date: next.date, time: next.time });
    },
    close() {
      setSlot(null);
      onPick({ time: undefined });
    },
    pending,
    onPending(changed: SlotChoice, isPending: boolean) {
      setPending((before) => {
        const after = new Set(before);
        if (isPending) after.add(slotKey(changed));
        else after.delete(slotKey(changed));
        return after;
      });
    },
  };
}

/**
 * Keeps the matching clinics in order until `orderKey` changes: a refresh must not move cards under the visitor's
 * finger.
 */
function useStableOrder(clinics: readonly ClinicAvailability[], query: ClinicQuery, orderKey: string) {
  const [order, setOrder] = useState<{ key: string; ids: string[] }>();
  if (order?.key !== orderKey) {
    const matching = matchingClinics(clinics, query);
    setOrder({ key: orderKey, ids: matching.map(({ clinic }) => clinic.id) });
    return matching;
  }
  return order.ids.flatMap((id) => clinics.filter(({ clinic }) => clinic.id === id));
}

interface FinderStart {
  /** The slot of the appointment being rescheduled. Its day and clinic come first. */
  current?: SlotChoice;
  /** The clinic in the link to this screen. It comes first and is selected. */
  linked?: Clinic | undefined;
  /** The day in the link. */
  linkedDate?: ClinicDate | undefined;
  /** Called with the clinic, day and time that the visitor picks; with `undefined` when they clear one. */
  onPick?: (picked: BookingPathChoice) => void;
}

interface SelectedClinic extends MapTarget {
  /** Whether to scroll to the clinic's card, or also move the focus there. */
  reveal?: 'scroll' | 'focus';
}

/**
 * The selected clinic, which is the first of the list until another is selected.
 * @param linked the clinic in the link to the screen, selected at first
 * @param onSelect called on every later change
 */
function useSelectedClinic(
  linked: Clinic | undefined,
  onSelect: (clinic: Clinic | undefined) => void = () => {},
) {
  const [selected, showSelected] = useState<SelectedClinic | undefined>(
    linked && { clinic: linked, source: 'list' },
  );

  function setSelected(next: SelectedClinic | undefined) {
    showSelected(next);
    onSelect(next?.clinic);
  }

  // Scroll in an effect, because the card may appear only with this render.
  useEffect(() => {
    if (!selected?.reveal) return;
    const card = document.getElementById(clinicCardId(selected.clinic));
    if (!card) return;
    scrollToElement(card, 'nearest');
    if (selected.reveal === 'focus') card.querySelector<HTMLElement>('h3')?.focus({ preventScroll: true });
  }, [selected]);

  return {
    selected,
    select: (clinic: Clinic) => setSelected({ clinic, source: 'list' }),
    selectOnMap: (clinic: Clinic) => setSelected({ clinic, source: 'map', reveal: 'scroll' }),
    goTo: (clinic: Clinic) => setSelected({ clinic, source: 'list', reveal: 'focus' }),
    clear: () => setSelected(undefined),
  };
}

/** The state and actions of the booking and reschedule screens. */
export function useAppointmentFinder({ current, linked, linkedDate, onPick = () => {} }: FinderStart) {
  const [chosenDate, setChosenDate] = useState(current?.date ?? linkedDate);
  const availability = useAvailability(chosenDate);
  const { date, snapshot } = availability;
  const now = useTickingClock(snapshot);
  const today = now && clinicDateAt(now);
  const search = useClinicSearch(current?.clinic ?? linked);
  const selection = useSelectedClinic(linked, (clinic) => onPick({ clinic: clinic?.id }));
  const chosen = useChosenSlot(onPick);

  const { pending } = chosen;
  const day = snapshot?.availability;
  const clinics = useMemo(
    () => clinicAvailabilities({ availability: day, now, pending, location: search.place, current, linked }),
    [day, now, pending, search.place, current, linked],
  );
  const { only, sort, first, place } = search;
  const from = [place?.lat, place?.lng, place?.town];
  const orderKey = [only?.map(({ id }) => id), sort, first?.id, date, from, !snapshot];
  const shownClinics = useStableOrder(clinics, { only, sort, place, first }, orderKey.join());

  function chooseDate(next: ClinicDate | undefined) {
    setChosenDate(next);
    onPick({ date: next });
  }

  return {
    availability,
    search,
    selection,
    chosen,
    clinics,
    shownClinics,
    today,
    bookableDays: now && today ? { first: today, last: lastBookableDate(now) } : undefined,
    nearestAvailable:
      chosen.slot && chosen.slot.date === date ? nearestAvailable(chosen.slot, clinics, date) : [],
    otherSlots: chosen.slot ? otherSlotsThatDay(chosen.slot, clinics, date) : [],
    chooseDate: (next: ClinicDate) => chooseDate(next),
    showFirstOpenDay: () => chooseDate(undefined),
    searchClinics() {
      search.search();
      selection.clear();
    },
    showAllClinics() {
      search.showAll();
      selection.clear();
    },
    searchByLocation() {
      search.searchByLocation();
      selection.clear();
    },
  };
}
