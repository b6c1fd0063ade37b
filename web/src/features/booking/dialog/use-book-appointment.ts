import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { BookingForm } from '#shared/appointments/booking-form.ts';
import { newConfirmationNumber } from '#shared/appointments/confirmation-number.ts';
import { availabilityKey } from '#web/domain/availability/availability-snapshot.ts';
import { currentLookup } from '#web/domain/lookup/lookup-session.ts';
import { appointmentQuery } from '#web/domain/own-bookings/appointment-query.ts';
import { addOwnBooking, findOwnBooking } from '#web/domain/own-bookings/own-bookings.ts';
import type { SlotChoice } from '#web/features/booking/slots/slot-choice.ts';
import { api } from '#web/lib/api/api.ts';
import { ApiProblem } from '#web/lib/api/api-problem.ts';
import { newAttempt } from '#web/lib/attempt.ts';
import { useSingleMutation } from '#web/lib/query/use-single-mutation.ts';
import { type BookingOutcome, bookingOutcome } from './booking-outcome.ts';
import {
  clearPendingBooking,
  type PendingBooking,
  savePendingBooking,
  setInFlight,
} from './pending-booking.ts';

/** One patient's visit. */
export interface Visit {
  form: BookingForm;
  slot: SlotChoice;
}

/** A booking as it is sent. */
interface SentBooking extends PendingBooking, Visit {}

/** A visit that is booked while the next one isn't yet. */
export interface FirstBooked extends Visit {
  confirmationNumber: string;
}

interface BookAppointmentOptions {
  onPending: (slot: SlotChoice, pending: boolean) => void;
  /** The first of two is booked, and the second is about to be sent. */
  onFirstBooked: (secondSlot: SlotChoice) => void;
  /** All visits are booked: one, or two with the first one's number first. */
  onBooked: (confirmationNumber: string, second?: string) => void;
  onFailed: (outcome: BookingOutcome, visit: Visit, first: FirstBooked | undefined) => void;
}

/** At least 0 and below 1, like Math.random but not predictable. */
function secureRandom(): number {
  const [word = 0] = crypto.getRandomValues(new Uint32Array(1));
  return word / 2 ** 32;
}

function newBooking() {
  return { confirmationNumber: newConfirmationNumber(new Date(), secureRandom), attempt: newAttempt() };
}

function bookingRequest({ confirmationNumber, attempt, slot, form }: SentBooking) {
  const { clinic, date, time } = slot;
  return { ...form, confirmationNumber, attempt, location: { id: clinic.id }, date, time };
}

/** Sends a booking, with proof of the email address if this tab has any. */
function send(sent: SentBooking) {
  const token = currentLookup()?.token;
  return api('POST /api/appointments', { body: bookingRequest(sent), ...(token && { token }) });
}

const isAlreadyBooked = (error: unknown) => error instanceof ApiProblem && error.code === 'already-booked';

/**
 * Books an appointment, or two, one after the other. All requests for a visit share a confirmation number and its attempt,
 * so that the server can tell a retry from a second booking. The number also stays after `slot-taken`: if a request that
 * seemed lost arrives after all, the next one gets `already-booked` instead of a second appointment. A visit that is
 * booked leaves the list, so no later press sends it again.
 */
export function useBookAppointment(options: BookAppointmentOptions) {
  const queryClient = useQueryClient();
  /** The visits still to be booked, as they were last sent. */
  const unbooked = useRef<SentBooking[]>([]);
  const firstBooked = useRef<FirstBooked>(undefined);
  const unknownNumber = useRef<string>(undefined);
  const [outcome, setOutcome] = useState<BookingOutcome>({ kind: 'none' });

  async function book(sent: SentBooking): Promise<void> {
    savePendingBooking(sent);
    options.onPending(sent.slot, true);
    try {
      const { appointment, manageToken } = await send(sent);
      const { confirmationNumber: number } = appointment;
      addOwnBooking({ confirmationNumber: number, manageToken });
      queryClient.setQueryData(appointmentQuery(number, manageToken).queryKey, appointment);
    } catch (error) {
      // A copy of this tab, which shares the number, has booked: show that appointment instead of booking another.
      if (!isAlreadyBooked(error) || !findOwnBooking(sent.confirmationNumber)) throw error;
    }
    unbooked.current = unbooked.current.slice(1);
    // Otherwise the next one takes its place: a reload between the two must find one of them.
    if (unbooked.current.length === 0) clearPendingBooking();
  }

  /** Books what is left, in order. The second carries the number of the first, which a reload must not forget. */
  async function bookAll(): Promise<void> {
    for (let sent = unbooked.current[0]; sent; sent = unbooked.current[0]) {
      const { confirmationNumber: number } = sent;
      const first = firstBooked.current?.confirmationNumber;
      await book({ ...sent, firstNumber: first });
      const [next] = unbooked.current;
      if (next) {
        firstBooked.current = sent;
        setOutcome({ kind: 'none' });
        options.onFirstBooked(next.slot);
      } else if (first) options.onBooked(first, number);
      else options.onBooked(number);
    }
  }

  function prepare(visits: readonly Visit[]): void {
    unbooked.current = visits.map((visit, index) => ({
      // A visit that was sent before keeps its number, whatever has changed in the form.
      ...(unbooked.current[index] ?? newBooking()),
      ...visit,
      isFirstOfTwo: index < visits.length - 1 || undefined,
    }));
  }

  const { mutate, isPending } = useSingleMutation({
    mutationFn: async (visits: readonly Visit[] | undefined) => {
      if (visits) prepare(visits);
      await bookAll();
    },
    onMutate: () => setInFlight(true),
    onError: (error) => {
      const [failed] = unbooked.current;
      if (!failed) return;
      options.onPending(failed.slot, false);
      const next = bookingOutcome(error, unknownNumber.current === failed.confirmationNumber);
      unknownNumber.current = next.kind === 'unknown' ? failed.confirmationNumber : undefined;
      if (next.kind !== 'unknown') clearPendingBooking();
      if (next.kind === 'refused' && next.newNumber) unbooked.current = [];
      setOutcome(next);
      options.onFailed(next, failed, firstBooked.current);
    },
    onSettled: () => {
      setInFlight(false);
      // Back from the confirmation must not offer the time that was just booked.
      void queryClient.invalidateQueries({ queryKey: availabilityKey });
    },
  });

  return {
    outcome,
    /** Booked before the visit that is left. */
    first: firstBooked.current,
    sending: isPending,
    send: (visits: readonly Visit[]) => mutate(visits),
    /** Exactly what was sent, not what the form holds now: the server takes only the same content for a retry. */
    sendAgain: () => mutate(undefined),
    clearOutcome: () => setOutcome({ kind: 'none' }),
  };
}
