import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { BookingForm } from '#shared/appointments/booking-form.ts';
import { newConfirmationNumber } from '#shared/appointments/confirmation-number.ts';
import { appointmentQuery } from '#web/domain/own-bookings/appointment-query.ts';
import { addOwnBooking, findOwnBooking } from '#web/domain/own-bookings/own-bookings.ts';
import type { SlotChoice } from '#web/features/booking/slots/slot-choice.ts';
import { api } from '#web/lib/api/api.ts';
import { useSingleMutation } from '#web/lib/query/use-single-mutation.ts';
import { type BookingDraft, clearDraft, saveDraft } from './booking-draft.ts';
import { type BookingOutcome, bookingOutcome } from './booking-outcome.ts';

interface BookAppointmentOptions {
  /** An attempt without an answer, to continue instead of a new booking. */
  resumed: BookingDraft | null;
  onPending: (slot: SlotChoice, pending: boolean) => void;
  onBooked: (confirmationNumber: string) => void;
  onFailed: (outcome: BookingOutcome, slot: SlotChoice) => void;
}

/** At least 0 and below 1, like Math.random but not predictable. */
function secureRandom(): number {
  const [word = 0] = crypto.getRandomValues(new Uint32Array(1));
  return word / 2 ** 32;
}

function bookingRequest({ confirmationNumber, slot, values }: BookingDraft) {
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
 * Books an appointment. All attempts of one dialog share a confirmation number, so the server can tell a retry from a
 * second booking. The number also stays after `slot-taken`: if an attempt that seemed lost arrives after all, the next
 * one gets `already-booked` instead of a second appointment.
 */
export function useBookAppointment({ resumed, onPending, onBooked, onFailed }: BookAppointmentOptions) {
  const queryClient = useQueryClient();
  const confirmationNumber = useRef(resumed?.confirmationNumber);
  const [outcome, setOutcome] = useState<BookingOutcome>(
    resumed ? { kind: 'unknown', cause: 'unfinished' } : { kind: 'none' },
  );

  const { mutate, isPending } = useSingleMutation({
    mutationFn: (draft: BookingDraft) => api('POST /api/appointments', { body: bookingRequest(draft) }),
    onMutate: (draft) => {
      saveDraft(draft);
      onPending(draft.slot, true);
    },
    onSuccess: ({ appointment, manageToken }) => {
      const { confirmationNumber: number } = appointment;
      addOwnBooking({ confirmationNumber: number, manageToken });
      queryClient.setQueryData(appointmentQuery(number, manageToken).queryKey, appointment);
      clearDraft();
      onBooked(number);
    },
    onError: (error, draft) => {
      onPending(draft.slot, false);
      const next = bookingOutcome(error, outcome.kind === 'unknown');
      if (next.kind !== 'unknown') clearDraft();
      if (next.kind === 'refused' && next.newNumber) {
        // A copy of this tab, which shares the number, has booked: show that appointment instead of booking another.
        if (findOwnBooking(draft.confirmationNumber)) return onBooked(draft.confirmationNumber);
        confirmationNumber.current = undefined;
      }
      setOutcome(next);
      onFailed(next, draft.slot);
    },
  });

  function send(values: BookingForm, slot: SlotChoice) {
    confirmationNumber.current ??= newConfirmationNumber(new Date(), secureRandom);
    mutate({ confirmationNumber: confirmationNumber.current, slot, values });
  }

  return { outcome, sending: isPending, send, clearOutcome: () => setOutcome({ kind: 'none' }) };
}
