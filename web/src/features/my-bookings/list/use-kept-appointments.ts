import { useEffect, useState } from 'react';
import { forgetOwnBookings, ownBookings } from '#web/domain/own-bookings/own-bookings.ts';
import { forgetVisitor } from '#web/lib/storage/forget.ts';

/** The appointments that this browser stores. Forgetting some keeps the other appointments, and nothing else. */
export function useKeptAppointments() {
  const [kept, setKept] = useState(ownBookings);

  useEffect(() => {
    // Another tab booked or forgot.
    const reread = () => setKept(ownBookings());
    window.addEventListener('storage', reread);
    return () => window.removeEventListener('storage', reread);
  }, []);

  function forget(numbers: readonly string[]) {
    for (const number of numbers) forgetOwnBookings(number);
    const others = ownBookings();
    forgetVisitor({ keep: others.length > 0 ? ['appointments'] : [] });
    setKept(others);
  }

  return { kept, forget };
}
