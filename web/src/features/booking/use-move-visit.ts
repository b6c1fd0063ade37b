import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { PatientAppointment } from '#shared/appointments/appointment.ts';
import { api } from '#web/lib/api.ts';
import { appointmentQuery } from '#web/lib/appointment-query.ts';
import { addMyAppointment, findMyAppointment } from '#web/lib/my-appointments.ts';
import { type MoveOutcome, moveOutcome } from './move-outcome.ts';
import type { VisitChoice } from './visit-choice.ts';

interface MoveVisitOptions {
  confirmationNumber: string;
  onMoved: (appointment: PatientAppointment) => void;
  onFailed: (outcome: MoveOutcome, visit: VisitChoice) => void;
}

/** Moves a booking to another slot, under its number. Sending the same move again is fine: it answers the same. */
export function useMoveVisit({ confirmationNumber, onMoved, onFailed }: MoveVisitOptions) {
  const queries = useQueryClient();
  const sending = useRef(false);
  const [outcome, setOutcome] = useState<MoveOutcome>({ kind: 'none' });

  const { mutate, isPending } = useMutation({
    mutationFn: ({ clinic, date, time }: VisitChoice) => {
      const token = findMyAppointment(confirmationNumber)?.manageToken ?? '';
      return api('POST /api/appointments/{confirmationNumber}/reschedule', {
        params: { confirmationNumber },
        body: { location: { id: clinic.id }, date, time },
        token,
      });
    },
    onSuccess: ({ appointment, manageToken }) => {
      // The new token: the old one ends by the old date.
      addMyAppointment({ confirmationNumber, manageToken });
      queries.setQueryData(appointmentQuery(confirmationNumber, manageToken).queryKey, appointment);
      void queries.invalidateQueries({ queryKey: ['availability'] });
      onMoved(appointment);
    },
    onError: (error, visit) => {
      const next = moveOutcome(error, outcome.kind === 'unknown');
      setOutcome(next);
      onFailed(next, visit);
    },
    onSettled: () => {
      sending.current = false;
    },
  });

  function send(visit: VisitChoice) {
    // A ref, since a second click comes before the next render.
    if (sending.current) return;
    sending.current = true;
    mutate(visit);
  }

  return { outcome, sending: isPending, send, forgetOutcome: () => setOutcome({ kind: 'none' }) };
}
