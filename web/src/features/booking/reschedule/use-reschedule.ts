import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { PatientAppointment } from '#shared/appointments/appointment.ts';
import { patchVisit } from '#web/domain/appointment-access/appointment-cache.ts';
import { withProof } from '#web/domain/appointment-access/appointment-proof.ts';
import { addMyAppointment, findMyAppointment } from '#web/domain/own-bookings/own-bookings.ts';
import type { SlotChoice } from '#web/features/booking/slots/slot-choice.ts';
import { api } from '#web/lib/api/api.ts';
import { useSingleMutation } from '#web/lib/query/use-single-mutation.ts';
import { type RescheduleOutcome, rescheduleOutcome } from './reschedule-outcome.ts';

interface RescheduleOptions {
  confirmationNumber: string;
  onRescheduled: (appointment: PatientAppointment) => void;
  onFailed: (outcome: RescheduleOutcome, slot: SlotChoice) => void;
}

/** Moves a booking to another slot, under its number. Sending the same move again is fine: it answers the same. */
export function useReschedule({ confirmationNumber, onRescheduled, onFailed }: RescheduleOptions) {
  const queries = useQueryClient();
  const [outcome, setOutcome] = useState<RescheduleOutcome>({ kind: 'none' });

  const { mutate, isPending } = useSingleMutation({
    mutationFn: ({ clinic, date, time }: SlotChoice) =>
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
      onRescheduled(appointment);
    },
    onError: (error, slot) => {
      const next = rescheduleOutcome(error, outcome.kind === 'unknown');
      setOutcome(next);
      onFailed(next, slot);
    },
  });

  return { outcome, sending: isPending, send: mutate, forgetOutcome: () => setOutcome({ kind: 'none' }) };
}
