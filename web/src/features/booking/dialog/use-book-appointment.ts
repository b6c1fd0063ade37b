import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { BookingForm } from '#shared/appointments/booking-form.ts';
import { newConfirmationNumber } from '#shared/appointments/confirmation-number.ts';
import { appointmentQuery } from '#web/domain/own-bookings/appointment-query.ts';
import { addMyAppointment, findMyAppointment } from '#web/domain/own-bookings/own-bookings.ts';
import type { SlotChoice } from '#web/features/booking/slots/slot-choice.ts';
import { api } from '#web/lib/api/api.ts';
import { useSingleMutation } from '#web/lib/query/use-single-mutation.ts';
import { type BookingDraft, clearDraft, saveDraft } from './booking-draft.ts';
import { type BookingOutcome, bookingOutcome } from './booking-outcome.ts';

interface BookAppointmentOptions {
  /** An unanswered attempt to go on with, instead of a new booking. */
  resumed: BookingDraft | null;
  onPending: (slot: SlotChoice, pending: boolean) => void;
  onBooked: (confirmationNumber: string) => void;
  onFailed: (outcome: BookingOutcome, slot: SlotChoice) => void;
}

/** Below 1, from the browser's own generator. */
function secureRandom(): number {
  const [number = 0] = crypto.getRandomValues(new Uint32Array(1));
  return number / 2 ** 32;
}

function requestOf({ confirmationNumber, slot, values }: BookingDraft) {
  const { clinic, date, time } = slot;
  return {
    ...values,
    phone: values.phone || undefined,
    confirmationNumber,
    location: { id: clinic.id },
    date,
    time,
  };
}

/**
 * Books a visit. One confirmation number serves one wish for a visit through all its attempts, so the server can
 * tell a retry from a second booking. It stays after 'slot-taken' too: should an attempt believed lost land after
 * all, the next one is told `already-booked` instead of becoming a second visit.
 */
export function useBookAppointment({ resumed, onPending, onBooked, onFailed }: BookAppointmentOptions) {
  const queryClient = useQueryClient();
  const number = useRef(resumed?.confirmationNumber);
  const [outcome, setOutcome] = useState<BookingOutcome>(
    resumed ? { kind: 'unknown', cause: 'unfinished' } : { kind: 'none' },
  );

  const { mutate, isPending } = useSingleMutation({
    mutationFn: (draft: BookingDraft) => api('POST /api/appointments', { body: requestOf(draft) }),
    onMutate: (draft) => {
      saveDraft(draft);
      onPending(draft.slot, true);
    },
    onSuccess: ({ appointment, manageToken }) => {
      const { confirmationNumber } = appointment;
      addMyAppointment({ confirmationNumber, manageToken });
      queryClient.setQueryData(appointmentQuery(confirmationNumber, manageToken).queryKey, appointment);
      clearDraft();
      onBooked(confirmationNumber);
    },
    onError: (error, draft) => {
      onPending(draft.slot, false);
      const next = bookingOutcome(error, outcome.kind === 'unknown');
      if (next.kind !== 'unknown') clearDraft();
      if (next.kind === 'refused' && next.newNumber) {
        // Booked from a copy of this tab, which shares the number: show that booking rather than make a second.
        if (findMyAppointment(draft.confirmationNumber)) return onBooked(draft.confirmationNumber);
        number.current = undefined;
      }
      setOutcome(next);
      onFailed(next, draft.slot);
    },
  });

  function send(values: BookingForm, slot: SlotChoice) {
    number.current ??= newConfirmationNumber(new Date(), secureRandom);
    mutate({ confirmationNumber: number.current, slot, values });
  }

  return { outcome, sending: isPending, send, forgetOutcome: () => setOutcome({ kind: 'none' }) };
}
