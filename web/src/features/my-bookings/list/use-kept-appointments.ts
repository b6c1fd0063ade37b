import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { appointmentQuery } from '#web/domain/own-bookings/appointment-query.ts';
import { forgetMyAppointments, myAppointments } from '#web/domain/own-bookings/own-bookings.ts';

/** What this browser keeps of its bookings, and how to have it forget them. */
export function useKeptAppointments() {
  const queries = useQueryClient();
  const [kept, setKept] = useState(myAppointments);

  useEffect(() => {
    // Another tab booked or forgot.
    const reread = () => setKept(myAppointments());
    window.addEventListener('storage', reread);
    return () => window.removeEventListener('storage', reread);
  }, []);

  function forget(numbers: readonly string[]) {
    for (const number of numbers) {
      forgetMyAppointments(number);
      // Not even a page further back may show it again.
      queries.removeQueries({ queryKey: appointmentQuery(number, undefined).queryKey });
    }
    setKept(myAppointments());
  }

  return { kept, forget };
}
