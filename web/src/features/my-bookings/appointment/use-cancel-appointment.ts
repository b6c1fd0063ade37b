import { useQueryClient } from '@tanstack/react-query';
import type { ProblemCode } from '#shared/api/problem-table.ts';
import {
  cachedAppointment,
  cancelAppointmentQueries,
  invalidateAppointment,
  updateCachedAppointment,
} from '#web/domain/appointments/appointment-cache.ts';
import { withPatientToken } from '#web/domain/appointments/patient-token.ts';
import { api } from '#web/lib/api/api.ts';
import { ApiProblem } from '#web/lib/api/api-problem.ts';
import { useSingleMutation } from '#web/lib/query/use-single-mutation.ts';
import { showToast } from '#web/ui/toasts/toast-store.ts';
import { appointmentTexts } from './appointment-texts.ts';

const texts = appointmentTexts.cancel;

/**
 * Codes of refusals about this appointment or its patient, such as when the visit has begun. For these, the server's
 * text is more specific than ours.
 */
const refusalCodes: readonly ProblemCode[] = ['conflict', 'stale-version', 'too-many'];

function failureText(error: Error): string {
  if (!(error instanceof ApiProblem)) return texts.failed;
  const more = refusalCodes.includes(error.code) ? error.detail : error.mention;
  return more ? `${texts.failed} ${more}` : texts.failed;
}

/** Cancels an appointment with an optimistic update, which rolls back when the server refuses. */
export function useCancelAppointment(confirmationNumber: string): () => void {
  const queries = useQueryClient();

  const { mutate } = useSingleMutation({
    mutationFn: () =>
      withPatientToken(confirmationNumber, (token) =>
        api('POST /api/appointments/{confirmationNumber}/cancel', { params: { confirmationNumber }, token }),
      ),
    onMutate: async () => {
      // Cancel requests in flight, whose replies would show the old status again.
      await cancelAppointmentQueries(queries, confirmationNumber);
      const before = cachedAppointment(queries, confirmationNumber);
      if (before) updateCachedAppointment(queries, { ...before, status: 'cancelled' });
      return { before };
    },
    onSuccess: ({ appointment }) => {
      updateCachedAppointment(queries, appointment);
      void queries.invalidateQueries({ queryKey: ['availability'] });
      showToast(texts.done, { tone: 'success' });
    },
    onError: (error, _, kept) => {
      if (kept?.before) updateCachedAppointment(queries, kept.before);
      // The cancellation may have succeeded even so, if its reply was lost: refetch the status.
      invalidateAppointment(queries, confirmationNumber);
      showToast(failureText(error), { tone: 'error' });
    },
  });

  return mutate;
}
