import { useQueryClient } from '@tanstack/react-query';
import {
  cancelAppointmentQueries,
  invalidateAppointment,
  updateCachedAppointment,
} from '#web/domain/appointments/appointment-cache.ts';
import { withPatientToken } from '#web/domain/appointments/patient-token.ts';
import { api } from '#web/lib/api/api.ts';
import { ApiProblem } from '#web/lib/api/api-problem.ts';
import { useSingleMutation } from '#web/lib/query/use-single-mutation.ts';

/**
 * Checks a patient in. `failure` says whether the API `refused` or never answered (`network`), in which case trying again
 * is safe.
 */
export function useCheckIn(confirmationNumber: string) {
  const queries = useQueryClient();

  const { mutate, isPending, error } = useSingleMutation({
    mutationFn: () =>
      withPatientToken(confirmationNumber, (token) =>
        api('POST /api/appointments/{confirmationNumber}/check-in', {
          params: { confirmationNumber },
          token,
        }),
      ),
    onSuccess: async ({ appointment }) => {
      // A request still in flight would bring the old status back.
      await cancelAppointmentQueries(queries, confirmationNumber);
      updateCachedAppointment(queries, appointment);
    },
    // The reply may have been lost, or the desk may have changed the visit: refetch it.
    onError: () => invalidateAppointment(queries, confirmationNumber),
  });

  const failure: 'refused' | 'network' | undefined =
    error === null ? undefined : error instanceof ApiProblem ? 'refused' : 'network';
  return { checkIn: () => mutate(), busy: isPending, failure };
}
