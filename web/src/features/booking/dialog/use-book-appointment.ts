import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { BookingForm } from '#shared/appointments/booking-form.ts';
import { newConfirmationNumber } from '#shared/appointments/confirmation-number.ts';
import { appointmentQuery } from '#web/domain/own-bookings/appointment-query.ts';
import { addOwnBooking, findOwnBooking } from '#web/domain/own-bookings/own-bookings.ts';
import type { SlotChoice } from '#web/features/booking/slots/slot-choice.ts';
import { api } from '#web/lib/api/api.ts';
import { newAttempt } from '#web/lib/attempt.ts';
import { useSingleMutation } from '#web/lib/query/use-single-mutation.ts';
import { type BookingOutcome, bookingOutcome } from './booking-outcome.ts';
import {
  clearPendingBooking,
  type PendingBooking,
  savePendingBooking,
  setInFlight,
} from './pending-booking.ts';

/** A booking as it is sent. */
interface SentBooking extends PendingBooking {
  values: BookingForm;
}

interface BookAppointmentOptions {
  onPending: (slot: SlotChoice, pending: boolean) => void;
  onBooked: (confirmationNumber: string) => void;
  onFailed: (outcome: BookingOutcome, slot: SlotChoice) => void;
}

/** At least 0 and below 1, like Math.random but not predictable. */
function secureRandom(): number {
  const [word = 0] = crypto.getRandomValues(new Uint32Array(1));
  return word / 2 ** 32;
}

function newBooking() {
  return { confirmationNumber: newConfirmationNumber(new Date(), secureRandom), attempt: newAttempt() };
}

function bookingRequest({ confirmationNumber, attempt, slot, values }: SentBooking) {
  const { clinic, date, time } = slot;
  return {
    ...values,
    phone: values.phone || undefined,
    reason: values.reason || undefined,
    confirmationNumber,
    attempt,
    location: { id: clinic.id },
    date,
    time,
  };
}

/**
 * Books an appointment. All requests of one dialog share a confirmation number and its attempt, so that the server can
 * tell a retry from a second booking. The number also stays after `slot-taken`: if a request that seemed lost arrives
 * after all, the next one gets `already-booked` instead of a second appointment.
 */
export function useBookAppointment({ onPending, onBooked, onFailed }: BookAppointmentOptions) {
  const queryClient = useQueryClient();
  const booking = useRef<ReturnType<typeof newBooking>>(undefined);
  const lastSent = useRef<SentBooking>(undefined);
  const [outcome, setOutcome] = useState<BookingOutcome>({ kind: 'none' });

  const { mutate, isPending } = useSingleMutation({
    mutationFn: (sent: SentBooking) => api('POST /api/appointments', { body: bookingRequest(sent) }),
    onMutate: (sent) => {
      savePendingBooking(sent);
      onPending(sent.slot, true);
      setInFlight(true);
    },
    onSuccess: ({ appointment, manageToken }) => {
      const { confirmationNumber: number } = appointment;
      addOwnBooking({ confirmationNumber: number, manageToken });
      queryClient.setQueryData(appointmentQuery(number, manageToken).queryKey, appointment);
      clearPendingBooking();
      onBooked(number);
    },
    onError: (error, sent) => {
      onPending(sent.slot, false);
      const next = bookingOutcome(error, outcome.kind === 'unknown');
      if (next.kind !== 'unknown') clearPendingBooking();
      if (next.kind === 'refused' && next.newNumber) {
        // A copy of this tab, which shares the number, has booked: show that appointment instead of booking another.
        if (findOwnBooking(sent.confirmationNumber)) return onBooked(sent.confirmationNumber);
        booking.current = undefined;
      }
      setOutcome(next);
      onFailed(next, sent.slot);
    },
    onSettled: () => setInFlight(false),
  });

  function send(values: BookingForm, slot: SlotChoice) {
    booking.current ??= newBooking();
    lastSent.current = { ...booking.current, slot, values };
    mutate(lastSent.current);
  }

  /** Exactly what was sent, not what the form holds now: the server takes only the same content for a retry. */
  function sendAgain() {
    if (lastSent.current) mutate(lastSent.current);
  }

  return { outcome, sending: isPending, send, sendAgain, clearOutcome: () => setOutcome({ kind: 'none' }) };
}
