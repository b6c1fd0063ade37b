import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { PatientAppointment } from '#shared/appointments/appointment.ts';
import { updateCachedAppointment } from '#web/domain/appointments/appointment-cache.ts';
import { withPatientToken } from '#web/domain/appointments/patient-token.ts';
import { availabilityKey } from '#web/domain/availability/availability-snapshot.ts';
import { addOwnBooking, findOwnBooking } from '#web/domain/own-bookings/own-bookings.ts';
import type { SlotChoice } from '#web/features/booking/slots/slot-choice.ts';
import { api } from '#web/lib/api/api.ts';
import { useSingleMutation } from '#web/lib/query/use-single-mutation.ts';
import { type RescheduleOutcome, rescheduleOutcome } from './reschedule-outcome.ts';

interface RescheduleOptions {
  confirmationNumber: string;
  onRescheduled: (appointment: PatientAppointment) => void;
  onFailed: (outcome: RescheduleOutcome, slot: SlotChoice) => void;
}

/** Reschedules an appointment. Sending the same request again is safe: it gets the same reply. */
export function useReschedule({ confirmationNumber, onRescheduled, onFailed }: RescheduleOptions) {
  const queries = useQueryClient();
  const [outcome, setOutcome] = useState<RescheduleOutcome>({ kind: 'none' });

  const { mutate, isPending } = useSingleMutation({
    mutationFn: ({ clinic, date, time }: SlotChoice) =>
      withPatientToken(confirmationNumber, async (token) => {
        const body = { location: { id: clinic.id }, date, time };
        const request = { params: { confirmationNumber }, body, token };
        const reply = await api('POST /api/appointments/{confirmationNumber}/reschedule', request);
        return { ...reply, usedToken: token };
      }),
    onSuccess: ({ appointment, manageToken, usedToken }) => {
      // The old token expires by the old date. Replace it only if one is stored: a session opened with an emailed
      // code, perhaps on a shared computer, must leave no token behind.
      if (findOwnBooking(confirmationNumber)?.manageToken === usedToken) {
        addOwnBooking({ confirmationNumber, manageToken });
      }
      updateCachedAppointment(queries, appointment);
      void queries.invalidateQueries({ queryKey: availabilityKey });
      onRescheduled(appointment);
    },
    onError: (error, slot) => {
      const next = rescheduleOutcome(error, outcome.kind === 'unknown');
      setOutcome(next);
      onFailed(next, slot);
    },
  });

  return { outcome, sending: isPending, send: mutate, clearOutcome: () => setOutcome({ kind: 'none' }) };
}
