import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { appointmentQuery } from '#web/domain/own-bookings/appointment-query.ts';
import { forgetOwnBookings, ownBookings } from '#web/domain/own-bookings/own-bookings.ts';

/** What this browser keeps of its bookings, and how to have it forget them. */
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
      // Not even a page further back may show it again.
      queries.removeQueries({ queryKey: appointmentQuery(number, undefined).queryKey });
    }
    setKept(ownBookings());
  }

  return { kept, forget };
}
