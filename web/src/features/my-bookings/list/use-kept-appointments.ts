import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { appointmentQuery } from '#web/domain/own-bookings/appointment-query.ts';
import { forgetOwnBookings, ownBookings } from '#web/domain/own-bookings/own-bookings.ts';

/** The appointments that this browser stores, and a way to forget them. */
export function useKeptAppointments() {
  const queries = useQueryClient();
  const [kept, setKept] = useState(ownBookings);

  useEffect(() => {
    // Another tab booked or forgot.
    const reread = () => setKept(ownBookings());
    window.addEventListener('storage', reread);
    return () => window.removeEventListener('storage', reread);
  }, []);

  function forget(numbers: readonly string[]) {
    for (const number of numbers) {
      forgetOwnBookings(number);
      // A page further back in the history must not show it either.
      queries.removeQueries({ queryKey: appointmentQuery(number, undefined).queryKey });
    }
    setKept(ownBookings());
  }

  return { kept, forget };
}
