import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { type BookingPathChoice, bookPath } from '#shared/appointments/booking-path.ts';
import { isSameSlot, type SlotChoice } from '#web/features/booking/slots/slot-choice.ts';
import { keepScroll, useNavigationState } from '#web/lib/browser/navigation-state.ts';
import { type LinkedChoice, readLinkedChoice } from './linked-choice.ts';

/**
 * A key that changes whenever the visitor arrives by a link, Back, Forward or a pasted URL, even from another URL of
 * this screen. The key doesn't change when the screen updates its own URL.
 */
export function useArrivalKey(): number {
  const { key, search } = useLocation();
  const { stay = false } = useNavigationState();
  const isOwnUpdate = useNavigationType() === 'REPLACE' && stay;
  // React Router gives all pasted URLs the same key, so add the query.
  const current = `${key} ${search}`;
  const [{ seen, arrivals }, setSeen] = useState({ seen: current, arrivals: 0 });
  if (current !== seen) setSeen({ seen: current, arrivals: isOwnUpdate ? arrivals : arrivals + 1 });
  return arrivals;
}

/**
 * Removes the link's time if the link names the slot of the booking whose outcome is unknown. After a reload, the URL
 * may still name that slot, which must not be offered again.
 */
function withoutPending(linked: LinkedChoice, pending: SlotChoice | undefined): LinkedChoice {
  const { time, ...rest } = linked;
  const { clinic, date } = rest;
  const isPending = pending && clinic && date && time && isSameSlot({ clinic, date, time }, pending);
  return isPending ? rest : linked;
}

/**
 * The choice that the URL named on arrival, and a function that updates the URL with the visitor's choices.
 * @param pending the slot of a booking whose outcome is unknown
 */
export function useBookingAddress(
  pending: SlotChoice | undefined,
): [linked: LinkedChoice, update: (picked: BookingPathChoice) => void] {
  const { search } = useLocation();
  const [linked] = useState(() => withoutPending(readLinkedChoice(new URLSearchParams(search)), pending));
  const navigate = useNavigate();
  const { clinic, date, time } = linked;
  const shown = useRef<BookingPathChoice>({ clinic: clinic?.id, date, time });

  const update = useCallback(
    (picked: BookingPathChoice) => {
      const before = bookPath(shown.current);
      shown.current = { ...shown.current, ...picked };
      if (bookPath(shown.current) === before) return;
      // Navigate now, not in an effect, because the same event may also open another screen, as after a booking.
      void navigate(bookPath(shown.current), { replace: true, state: keepScroll });
    },
    [navigate],
  );
  // If the URL kept a pending slot's time, Back would lead here and say that the slot is taken once it is booked.
  const dropPendingTime = useEffectEvent(() => {
    const { time: named } = readLinkedChoice(new URLSearchParams(search));
    if (named && !time) void navigate(bookPath(shown.current), { replace: true, state: keepScroll });
  });
  useEffect(() => dropPendingTime(), []);
  return [linked, update];
}
