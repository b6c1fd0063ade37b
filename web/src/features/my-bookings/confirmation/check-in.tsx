import { useQueryClient } from '@tanstack/react-query';
import {
  cancelAppointmentQueries,
  invalidateAppointment,
  updateCachedAppointment,
} from '#web/domain/appointments/appointment-cache.ts';
import { withPatientToken } from '#web/domain/appointments/patient-token.ts';
import { useFocusAfterButton } from '#web/features/my-bookings/appointment/use-focus-after-button.ts';
import { api } from '#web/lib/api/api.ts';
import { ApiProblem } from '#web/lib/api/api-problem.ts';
import { useSingleMutation } from '#web/lib/query/use-single-mutation.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import type { CheckInState } from './check-in-state.ts';
import { confirmationTexts } from './confirmation-texts.ts';

/**
 * Checks a patient in. `failure` is `refused` if the API refused, or `network` if it never answered: then trying again
 * is safe.
 */
function useCheckIn(confirmationNumber: string) {
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
      // Cancel requests in flight, whose replies would show the old status again.
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

const texts = confirmationTexts.checkIn;
const questionId = 'check-in-question';

interface CheckInProps {
  confirmationNumber: string;
  state: CheckInState | undefined;
  /** Whether the visit was just booked, so that the patient is probably still on the way. */
  isNew: boolean;
}

/**
 * Asks patients whether they are in the waiting room, and tells those who are what happens next. If the check-in
 * fails, sends them to the front desk.
 */
export function CheckIn({ confirmationNumber, state, isNew }: CheckInProps) {
  const { checkIn, busy, failure } = useCheckIn(confirmationNumber);
  const hasArrived = state === 'checked-in' || state === 'waiting';
  const isAsking = state === 'question' && failure !== 'refused';
  const answer = useFocusAfterButton(isAsking);
  if (!state && !failure) return null;

  return (
    <div className="grid justify-items-start gap-3 pt-4 border-t print-hidden">
      {isAsking && (
        <>
          <h2 id={questionId} className={isNew ? 'text-base' : 'text-xl'}>
            {texts.question}
          </h2>
          <Button
            variant={isNew ? 'secondary' : 'coral'}
            size={isNew ? undefined : 'large'}
            busy={busy}
            aria-describedby={questionId}
            onClick={checkIn}
          >
            {texts.here}
          </Button>
        </>
      )}
      <div ref={answer} className="grid gap-1" tabIndex={-1}>
        {hasArrived && <p className="text-lg font-semibold">{texts.done}</p>}
        {failure && !hasArrived && (
          <Notice tone="warn" title={texts.seeDesk} live={isAsking}>
            {isAsking && texts.again}
          </Notice>
        )}
        <div role="status">{state === 'waiting' && <p>{texts.waiting}</p>}</div>
      </div>
    </div>
  );
}
