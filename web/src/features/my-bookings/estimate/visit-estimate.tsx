import { useQueryClient } from '@tanstack/react-query';
import type { PatientAppointment } from '#shared/appointments/appointment.ts';
import {
  cancelAppointmentQueries,
  invalidateAppointment,
  updateCachedAppointment,
} from '#web/domain/appointments/appointment-cache.ts';
import { withPatientToken } from '#web/domain/appointments/patient-token.ts';
import { useFocusAfterButton } from '#web/features/my-bookings/appointment/use-focus-after-button.ts';
import { api } from '#web/lib/api/api.ts';
import { ApiProblem } from '#web/lib/api/api-problem.ts';
import { estimatePath } from '#web/lib/paths.ts';
import { useSingleMutation } from '#web/lib/query/use-single-mutation.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import styles from './estimate.module.css';
import { dueText, estimateTexts } from './estimate-texts.ts';

const texts = estimateTexts.visit;

/** Asks for a visit's cost estimate. It's safe to ask again when no answer came. */
function useEstimateRequest(confirmationNumber: string) {
  const queries = useQueryClient();
  return useSingleMutation({
    mutationFn: () =>
      withPatientToken(confirmationNumber, (token) =>
        api('POST /api/appointments/{confirmationNumber}/estimate', {
          params: { confirmationNumber },
          token,
        }),
      ),
    onSuccess: async ({ appointment }) => {
      // Cancel requests in flight, whose replies would show the visit without its estimate again.
      await cancelAppointmentQueries(queries, confirmationNumber);
      updateCachedAppointment(queries, appointment);
      if (appointment.estimate?.sentAt)
        void queries.invalidateQueries({ queryKey: ['estimate', confirmationNumber] });
    },
    // The reply may have been lost, or the desk may have changed the visit: refetch it.
    onError: () => invalidateAppointment(queries, confirmationNumber),
  });
}

interface VisitEstimateProps {
  confirmationNumber: string;
  estimate: PatientAppointment['estimate'];
  /** The server's time; undefined until it is known. */
  now: Date | undefined;
  /** How the button that asks for an estimate looks, if none is made or due. Undefined shows no button. */
  ask?: 'quiet' | 'coral' | undefined;
}

/** A visit's cost estimate: a link to it, by when it comes, or a button that asks for it. */
export function VisitEstimate({ confirmationNumber, estimate: known, now, ask }: VisitEstimateProps) {
  const { mutate, isPending, error, data } = useEstimateRequest(confirmationNumber);
  const estimate = known ?? data?.appointment.estimate;
  const answer = useFocusAfterButton(!estimate && ask !== undefined);

  if (!estimate) {
    if (!ask) return null;
    return (
      <div className="grid justify-items-start gap-2 print-hidden">
        {error && (
          <Notice tone="warn" title={texts.failed} live>
            {error instanceof ApiProblem ? error.detail : texts.again}
          </Notice>
        )}
        <Button
          variant={ask}
          size={ask === 'quiet' ? 'small' : 'large'}
          className={ask === 'quiet' ? styles.quiet : undefined}
          busy={isPending}
          onClick={() => mutate()}
        >
          {texts.ask}
        </Button>
      </div>
    );
  }
  const { sentAt, outdated } = estimate;
  return (
    <div ref={answer} tabIndex={-1} className="grid justify-items-start gap-2">
      {!sentAt && <p>{dueText(estimate, now)}</p>}
      {(sentAt || outdated) && (
        <ButtonLink
          variant="secondary"
          size="small"
          className="print-hidden"
          to={estimatePath(confirmationNumber)}
        >
          {sentAt ? texts.see : texts.seeEarlier}
        </ButtonLink>
      )}
    </div>
  );
}
