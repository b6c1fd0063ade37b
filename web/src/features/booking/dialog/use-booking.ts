import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { newConfirmationNumber } from '#shared/appointments/confirmation-number.ts';
import { availabilityKey } from '#web/domain/availability/availability-snapshot.ts';
import { currentLookup } from '#web/domain/lookup/lookup-session.ts';
import { appointmentQuery } from '#web/domain/own-bookings/appointment-query.ts';
import { addOwnBooking, findOwnBooking } from '#web/domain/own-bookings/own-bookings.ts';
import { type SlotChoice, slotDateTime } from '#web/features/booking/slots/slot-choice.ts';
import { api } from '#web/lib/api/api.ts';
import { ApiProblem } from '#web/lib/api/api-problem.ts';
import { newAttempt, secureRandom } from '#web/lib/attempt.ts';
import { showToast } from '#web/ui/toasts/toast-store.ts';
import { bookingDialogTexts } from './booking-dialog-texts.ts';
import { type BookingDraft, formsOf, secondAlone, typedDetails } from './booking-draft.ts';
import {
  atStart,
  type BookingEvent,
  type BookingState,
  bookingReducer,
  type Visit,
} from './booking-state.ts';
import { markUnanswered, savePendingBooking, setModalOpen, settlePendingBooking } from './pending-booking.ts';
import type { TypedBooking } from './use-booking-form.ts';

const texts = bookingDialogTexts.late;

export interface BookingInputs {
  onPickOther: (slot: SlotChoice) => void;
  /** Called when someone else has taken the slot. The slots on the screen are then out of date. */
  onSlotTaken: (slot: SlotChoice) => void;
  /** Called with true when a booking is sent, so that its slot looks taken; with false if it fails or gets no reply. */
  onPending: (slot: SlotChoice, pending: boolean) => void;
  /** Called when everything is booked. For two visits, the first number is the first visit's. */
  onBooked: (confirmationNumber: string, second?: string) => void;
}

/** The visits to send for a draft, each with a new number. */
export function visitsOf(draft: BookingDraft, slots: readonly (SlotChoice | undefined)[]): Visit[] {
  return formsOf(draft).flatMap((form, index) => {
    const slot = slots[index];
    const confirmationNumber = newConfirmationNumber(new Date(), secureRandom);
    return form && slot ? { form, slot, confirmationNumber, attempt: newAttempt() } : [];
  });
}

/** Sends a booking, with proof of the email address if this tab has one. */
function send({ form, slot: { clinic, date, time }, confirmationNumber, attempt }: Visit) {
  const token = currentLookup()?.token;
  const body = { ...form, confirmationNumber, attempt, location: { id: clinic.id }, date, time };
  return api('POST /api/appointments', { body, ...(token && { token }) });
}

/**
 * Whether a duplicate of this tab, which shares the number, has booked: then show that appointment instead of
 * booking another.
 */
function isBookedByCopy(error: unknown, { confirmationNumber }: Visit): boolean {
  const isBooked = error instanceof ApiProblem && error.code === 'already-booked';
  return isBooked && findOwnBooking(confirmationNumber) !== undefined;
}

/** Shows a toast for a booking that fails after the dialog was closed. */
function tellLate({ slot }: Visit, first: Visit | undefined): void {
  const when = slotDateTime(slot);
  const text = first ? texts.secondNotBooked(first.confirmationNumber, when) : texts.notBooked(when);
  showToast(text, { tone: 'error' });
}

/**
 * Runs the open dialog's booking: booking-state.ts decides which state comes next, and this hook does the work of each
 * state.
 */
export function useBooking(inputs: BookingInputs, typed: TypedBooking) {
  const queries = useQueryClient();
  const [shown, show] = useState(atStart);
  // A ref, because a reply may come after the dialog has closed, and a second click before the next render.
  const current = useRef(shown);

  function dispatch(event: BookingEvent): void {
    const before = current.current;
    const state = bookingReducer(before, event);
    current.current = state;
    show(state);
    if (state.kind !== before.kind) enter(state);
  }

  async function sendNow(visit: Visit): Promise<void> {
    try {
      const { appointment, manageToken } = await send(visit);
      const { confirmationNumber } = appointment;
      addOwnBooking({ confirmationNumber, manageToken });
      queries.setQueryData(appointmentQuery(confirmationNumber, manageToken).queryKey, appointment);
    } catch (error) {
      if (!isBookedByCopy(error, visit)) {
        dispatch({ type: 'failed', error: error as Error });
        return;
      }
    }
    dispatch({ type: 'booked' });
  }

  /** The form must contain only the second patient now, so that the first is not sent again. */
  function showSecond({ slot }: Visit, isOpen: boolean): void {
    const alone = secondAlone(typedDetails.read() ?? typed.form.getValues());
    if (isOpen) {
      typed.replace(alone);
      inputs.onPickOther(slot);
    } else typedDetails.save(alone);
  }

  function enter(state: BookingState): void {
    if (state.kind === 'typing') return;
    const { visit, left, first, isOpen } = state;
    const { slot, confirmationNumber } = visit;
    const firstNumber = first?.confirmationNumber;
    switch (state.kind) {
      case 'sending':
        savePendingBooking({ ...visit, isFirstOfTwo: left.length > 1 || undefined, firstNumber });
        inputs.onPending(slot, true);
        void sendNow(visit);
        return;
      case 'second-patient':
        showSecond(visit, isOpen);
        dispatch({ type: 'continued' });
        return;
      case 'unknown':
        inputs.onPending(slot, false);
        // Lets the screen's notice ask for the outcome after the dialog closes.
        markUnanswered(confirmationNumber);
        break;
      case 'refused':
        inputs.onPending(slot, false);
        settlePendingBooking(confirmationNumber);
        if (state.outcome.kind === 'slot-taken') inputs.onSlotTaken(slot);
        if (!isOpen) tellLate(visit, first);
        else if (state.outcome.kind === 'invalid') typed.showFieldErrors(state.outcome.fields);
        break;
      case 'booked':
        settlePendingBooking(confirmationNumber);
        typedDetails.clear();
        if (firstNumber) inputs.onBooked(firstNumber, confirmationNumber);
        else inputs.onBooked(confirmationNumber);
    }
    // When Back leads here from the confirmation, the screen must not offer the booked time.
    void queries.invalidateQueries({ queryKey: availabilityKey });
  }

  const setOpen = useEffectEvent((isOpen: boolean) => {
    dispatch({ type: isOpen ? 'opened' : 'closed' });
    setModalOpen(isOpen);
  });
  useEffect(() => {
    setOpen(true);
    return () => setOpen(false);
  }, []);

  return { state: shown, dispatch };
}
