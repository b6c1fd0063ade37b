import { useQueries } from '@tanstack/react-query';
import { appointmentQuery } from '#web/lib/appointment-query.ts';
import { useServerClock } from '#web/lib/server-clock.ts';
import { arrangeBookings, type LostBooking, type MyBooking, myBooking } from './my-booking.ts';
import { useMyAppointments } from './use-my-appointments.ts';

function isLost(booking: MyBooking): booking is LostBooking {
  return booking.state === 'gone' || booking.state === 'unreachable';
}

/** The bookings of this browser, each asked for with its own token, and those of one e-mail address among them. */
export function useMyBookings(email: string) {
  const { kept, forget } = useMyAppointments();
  const { now, asking } = useServerClock();
  const results = useQueries({
    queries: kept.map(({ confirmationNumber, manageToken }) =>
      appointmentQuery(confirmationNumber, manageToken),
    ),
  });
  const bookings = results.flatMap((result, index) => {
    const entry = kept[index];
    return entry ? [myBooking(entry.confirmationNumber, result)] : [];
  });
  const stillLoading = bookings.filter(({ state }) => state === 'loading').length;
  // Without the time nobody can say which are to come; cards would change places when it is known.
  const loading = asking ? kept.length : stillLoading;
  const { toCome, earlier } = arrangeBookings(asking ? [] : bookings, email, now);
  return {
    numbers: kept.map(({ confirmationNumber }) => confirmationNumber),
    forget,
    now,
    loading,
    // Whose they are is unknown: a search shows those that may match once they can be loaded.
    lost: bookings.filter(isLost).filter(({ state }) => email === '' || state === 'unreachable'),
    toCome,
    earlier,
  };
}
