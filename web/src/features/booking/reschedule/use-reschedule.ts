import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { PatientAppointment } from '#shared/appointments/appointment.ts';
import {
  invalidateAppointment,
  updateCachedAppointment,
} from '#web/domain/appointments/appointment-cache.ts';
import { withPatientToken } from '#web/domain/appointments/patient-token.ts';
import { availabilityKey } from '#web/domain/availability/availability-snapshot.ts';
import { addOwnBooking, findOwnBooking } from '#web/domain/own-bookings/own-bookings.ts';
import { useMountedRef } from '#web/features/booking/dialog/use-mounted-ref.ts';
import { type SlotChoice, slotDateTime } from '#web/features/booking/slots/slot-choice.ts';
import { api } from '#web/lib/api/api.ts';
import type { NavigationState } from '#web/lib/browser/navigation-state.ts';
import { confirmationPath } from '#web/lib/paths.ts';
import { useSingleMutation } from '#web/lib/query/use-single-mutation.ts';
import { showToast } from '#web/ui/toasts/toast-store.ts';
import { type RescheduleOutcome, rescheduleOutcome } from './reschedule-outcome.ts';
import { rescheduleTexts } from './reschedule-texts.ts';

const { done, late, unchanged } = rescheduleTexts;

/**
 * Returns a function that replaces the reschedule screen with the visit's own screen, which shows the new time. If the
 * patient has left the reschedule screen, it shows a toast instead.
 */
export function useShowNewTime(confirmationNumber: string, onShow?: () => void) {
  const navigate = useNavigate();
  const isMounted = useMountedRef();
  return ({ date, time }: PatientAppointment) => {
    if (!isMounted.current) {
      showToast(done(slotDateTime({ date, time })), { tone: 'success' });
      return;
    }
    onShow?.();
    // Replaces the screen in the history, so that Back doesn't start another reschedule.
    const state: NavigationState = { moved: true };
    void navigate(confirmationPath(confirmationNumber), { replace: true, state });
  };
}

interface RescheduleOptions {
  confirmationNumber: string;
  /** The appointment's slot when the patient was asked to confirm the new one. */
  current: SlotChoice;
  /** Whether the clinic is closed at the time of `current`. */
  isClosed: boolean;
  /** Whether the patient still sees the question. If not, only a toast can report a failure. */
  isShown: () => boolean;
  onRescheduled: (appointment: PatientAppointment) => void;
  onFailed: (outcome: RescheduleOutcome, slot: SlotChoice) => void;
}

/** Reschedules an appointment. Sending the same request again is safe: it gets the same reply. */
export function useReschedule(options: RescheduleOptions) {
  const { confirmationNumber, current, isClosed, isShown, onRescheduled, onFailed } = options;
  const queries = useQueryClient();
  const [outcome, setOutcome] = useState<RescheduleOutcome>();

  const { mutate, isPending } = useSingleMutation({
    mutationFn: ({ clinic, date, time }: SlotChoice) =>
      withPatientToken(confirmationNumber, async (token) => {
        const body = { location: { id: clinic.id }, date, time };
        const request = { params: { confirmationNumber }, body, token };
        const reply = await api('POST /api/appointments/{confirmationNumber}/reschedule', request);
        return { ...reply, usedToken: token };
      }),
    onSuccess: ({ appointment, manageToken, usedToken }) => {
      // The old token's expiry depends on the visit's old date, so replace the token. Do so only if it's stored: a
      // session opened with an emailed code, perhaps on a shared computer, must leave no token behind.
      if (findOwnBooking(confirmationNumber)?.manageToken === usedToken) {
        addOwnBooking({ confirmationNumber, manageToken });
      }
      updateCachedAppointment(queries, appointment);
      void queries.invalidateQueries({ queryKey: availabilityKey });
      onRescheduled(appointment);
    },
    onError: (error, slot) => {
      const next = rescheduleOutcome(error, outcome?.kind === 'unknown');
      setOutcome(next);
      onFailed(next, slot);
      if (isShown()) return;
      showToast(next.kind === 'unknown' ? late : unchanged(slotDateTime(current), isClosed), {
        tone: 'error',
      });
      invalidateAppointment(queries, confirmationNumber);
    },
  });

  return { outcome, sending: isPending, send: mutate, clearOutcome: () => setOutcome(undefined) };
}
