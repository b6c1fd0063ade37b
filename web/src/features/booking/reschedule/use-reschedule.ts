import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { PatientAppointment } from '#shared/appointments/appointment.ts';
import { patchVisit } from '#web/domain/appointment-access/appointment-cache.ts';
import { withProof } from '#web/domain/appointment-access/appointment-proof.ts';
import { addMyAppointment, findMyAppointment } from '#web/domain/own-bookings/own-bookings.ts';
import type { VisitChoice } from '#web/features/booking/slots/slot-choice.ts';
import { api } from '#web/lib/api/api.ts';
import { useSingleMutation } from '#web/lib/query/use-single-mutation.ts';
import { type MoveOutcome, moveOutcome } from './reschedule-outcome.ts';

interface MoveVisitOptions {
  confirmationNumber: string;
  onMoved: (appointment: PatientAppointment) => void;
  onFailed: (outcome: MoveOutcome, visit: VisitChoice) => void;
}

/** Moves a booking to another slot, under its number. Sending the same move again is fine: it answers the same. */
export function useMoveVisit({ confirmationNumber, onMoved, onFailed }: MoveVisitOptions) {
  const queries = useQueryClient();
  const [outcome, setOutcome] = useState<MoveOutcome>({ kind: 'none' });

  const { mutate, isPending } = useSingleMutation({
    mutationFn: ({ clinic, date, time }: VisitChoice) =>
      withProof(confirmationNumber, async (token) => {
        const body = { location: { id: clinic.id }, date, time };
        const request = { params: { confirmationNumber }, body, token };
        const reply = await api('POST /api/appointments/{confirmationNumber}/reschedule', request);
        return { ...reply, proof: token };
      }),
    onSuccess: ({ appointment, manageToken, proof }) => {
      // The old token ends by the old date. Only a kept one is replaced: what a mailed code opened, perhaps on a
      // shared computer, leaves nothing behind.
      if (findMyAppointment(confirmationNumber)?.manageToken === proof) {
        addMyAppointment({ confirmationNumber, manageToken });
      }
      patchVisit(queries, appointment);
      void queries.invalidateQueries({ queryKey: ['availability'] });
      onMoved(appointment);
    },
    onError: (error, visit) => {
      const next = moveOutcome(error, outcome.kind === 'unknown');
      setOutcome(next);
      onFailed(next, visit);
    },
  });

  return { outcome, sending: isPending, send: mutate, forgetOutcome: () => setOutcome({ kind: 'none' }) };
}
