import { useQueries } from '@tanstack/react-query';
import { useLookupSession } from '#web/domain/lookup/lookup-session.ts';
import { appointmentQuery } from '#web/domain/own-bookings/appointment-query.ts';
import { useLookupBookings } from '#web/features/my-bookings/lookup/use-lookup-bookings.ts';
import { useServerClock } from '#web/lib/query/server-clock.ts';
import {
  groupAppointments,
  type MissingAppointment,
  mergeFound,
  type OwnAppointment,
  ownAppointment,
} from './own-appointment.ts';
import { useKeptAppointments } from './use-kept-appointments.ts';

function isLost(booking: OwnAppointment): booking is MissingAppointment {
  return booking.state === 'gone' || booking.state === 'unreachable';
}

/** All that this browser may see, its own bookings and those a mailed code opened; of them, one e-mail address's. */
export function useMyBookings(email: string) {
  const { kept, forget } = useKeptAppointments();
  const { now, asking } = useServerClock();
  const { session } = useLookupSession();
  const found = useLookupBookings(session);
  const results = useQueries({
    queries: kept.map(({ confirmationNumber, manageToken }) =>
      appointmentQuery(confirmationNumber, manageToken),
    ),
  });
  const own = results.flatMap((result, index) => {
    const entry = kept[index];
    return entry ? [ownAppointment(entry.confirmationNumber, result)] : [];
  });
  const bookings = mergeFound(own, found.appointments ?? []);
  // How many a code opens is unknown while they are on their way: one stands for them.
  const onTheirWay = found.isPending ? 1 : 0;
  const stillLoading = bookings.filter(({ state }) => state === 'loading').length;
  // Without the time nobody can say which are to come; cards would change places when it is known.
  const loading = onTheirWay + (asking ? bookings.length : stillLoading);
  const { upcoming, earlier } = groupAppointments(asking ? [] : bookings, email, now);
  return {
    numbers: kept.map(({ confirmationNumber }) => confirmationNumber),
    forget,
    now,
    loading,
    // Whose they are is unknown: a search shows those that may match once they can be loaded.
    lost: bookings.filter(isLost).filter(({ state }) => email === '' || state === 'unreachable'),
    upcoming,
    earlier,
    /** The address whose bookings a code opened. */
    foundFor: session?.email,
    /** Set when those could not be loaded. */
    foundFailure:
      session && found.error && !found.appointments
        ? { trying: found.isFetching, tryAgain: () => void found.refetch() }
        : undefined,
  };
}
