import { useEffect, useState } from 'react';
import { forgetOwnBookings, ownBookings } from '#web/domain/own-bookings/own-bookings.ts';
import { forgetVisitor, hasAnythingToForget } from '#web/lib/storage/forget.ts';
import { onStored } from '#web/lib/storage/storage.ts';

/** The appointments that this browser stores, and whether there is anything to forget on this device. */
export function useKeptAppointments() {
  const [kept, setKept] = useState(ownBookings);
  const [canForget, setCanForget] = useState(hasAnythingToForget);

  useEffect(
    () =>
      onStored(() => {
        setKept(ownBookings());
        // Once offered, it stays: a draft that expires must not move the page below it.
        setCanForget((could) => could || hasAnythingToForget());
      }),
    [],
  );

  /** Forgets these appointments and everything else of the visitor, but keeps the other appointments. */
  function forget(numbers: readonly string[]) {
    for (const number of numbers) forgetOwnBookings(number);
    const others = ownBookings();
    forgetVisitor({ keep: others.length > 0 ? ['appointments'] : [] });
    setKept(others);
    setCanForget(hasAnythingToForget());
  }

  return { kept, canForget, forget };
}
