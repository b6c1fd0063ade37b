import { useQuery } from '@tanstack/react-query';
import type { PatientAppointment } from '#shared/appointments/appointment.ts';
import { useLookupSession } from '#web/domain/lookup/lookup-session.ts';
import {
  appointmentQuery,
  isAppointmentGone,
  readAppointment,
} from '#web/domain/own-bookings/appointment-query.ts';
import { findOwnBooking } from '#web/domain/own-bookings/own-bookings.ts';
import { useLinkedAppointment } from '#web/domain/own-bookings/use-linked-appointment.ts';
import { lastForgottenMs } from '#web/lib/storage/storage.ts';
import { withPatientToken } from './patient-token.ts';

type AppointmentState =
  | { phase: 'loading' }
  | { phase: 'found'; appointment: PatientAppointment }
  /** The appointment doesn't exist or this browser may not see it, perhaps because of Forget. */
  | { phase: 'missing'; isForgotten: boolean }
  /** The appointment may exist but could not be loaded. */
  | { phase: 'unreachable'; error: unknown; isFetching: boolean; tryAgain: () => void };

/** Reads the appointment with the token stored in this browser, or else with the lookup token. */
function useAppointmentQuery(confirmationNumber: string, isTokenComing: boolean) {
  const { session } = useLookupSession();
  const token = findOwnBooking(confirmationNumber)?.manageToken ?? session?.token;
  const hasToken = token !== undefined;
  const { data, error, isFetching, refetch } = useQuery({
    ...appointmentQuery(confirmationNumber, token),
    queryFn: ({ signal }) =>
      withPatientToken(confirmationNumber, (best) => readAppointment(confirmationNumber, best, signal)),
    enabled: hasToken && !isTokenComing,
  });
  return { data, error, isFetching, refetch, hasToken };
}

/** The appointment that the screen's URL names, opened from this site or from the link in an email. */
export function useAppointment(confirmationNumber: string): AppointmentState {
  const link = useLinkedAppointment(confirmationNumber);
  const query = useAppointmentQuery(confirmationNumber, link.isAsking);
  const { data, error, hasToken } = query;
  const isGone = isAppointmentGone(error);

  if (data && !isGone) return { phase: 'found', appointment: data };
  if (link.isAsking) return { phase: 'loading' };
  if (!data && (link.unanswered || (error && !isGone))) {
    return {
      phase: 'unreachable',
      error: link.unanswered ? link.error : error,
      isFetching: link.isFetching || query.isFetching,
      tryAgain: link.unanswered ? link.tryAgain : () => void query.refetch(),
    };
  }
  if (!isGone && hasToken) return { phase: 'loading' };
  return { phase: 'missing', isForgotten: !hasToken && !link.isLinked && lastForgottenMs() > 0 };
}
