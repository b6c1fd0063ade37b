import type { BookingForm } from '#shared/appointments/booking-form.ts';
import type { SlotChoice } from '#web/features/booking/slots/slot-choice.ts';
import { type BookingOutcome, bookingOutcome } from './booking-outcome.ts';

/**
 * One patient's visit, as it is sent. All requests for it share a confirmation number and an `attempt` id, so that the
 * server can tell a retry from a second booking.
 */
export interface Visit {
  form: BookingForm;
  slot: SlotChoice;
  confirmationNumber: string;
  attempt: string;
}

type Unknown = Extract<BookingOutcome, { kind: 'unknown' }>;

export interface Visits {
  /** The visits still to book, in order, as last sent. A booked visit leaves the list, so it is never sent again. */
  left: readonly Visit[];
  /** The first visit, once it is booked while the second isn't. The form then holds only the second patient. */
  first?: Visit | undefined;
  /** Whether the dialog is open. A reply may come after it was closed. */
  isOpen: boolean;
}

export type BookingState = Visits &
  (
    | { kind: 'typing' }
    /** The visit is being sent. Until the reply, `outcome` is the outcome of the previous attempt. */
    | { kind: 'sending'; visit: Visit; outcome: BookingOutcome | undefined }
    /** No reply says whether the visit is booked. */
    | { kind: 'unknown'; visit: Visit; outcome: Unknown }
    | { kind: 'refused'; visit: Visit; outcome: Exclude<BookingOutcome, Unknown> }
    /** The first visit is booked. `visit` is the second one: its patient moves into the form, and it is sent next. */
    | { kind: 'second-patient'; visit: Visit }
    | { kind: 'booked'; visit: Visit; outcome: BookingOutcome | undefined }
  );

export type BookingEvent =
  | { type: 'opened' | 'closed' }
  /** The patient pressed Confirm. These visits have new numbers. */
  | { type: 'confirmed'; visits: readonly Visit[] }
  /**
   * Sends the remaining visits exactly as before, not as the form is now: the server accepts only identical
   * content as a retry.
   */
  | { type: 'continued' }
  | { type: 'booked' }
  | { type: 'failed'; error: Error }
  | { type: 'other-picked' };

export const atStart: BookingState = { kind: 'typing', left: [], isOpen: true };

/** Whether the form is read-only: its content was sent, and must not change until there is a reply. */
export const isFrozen = ({ kind }: BookingState) => kind !== 'typing' && kind !== 'refused';

export const isSending = (state: BookingState) => isFrozen(state) && state.kind !== 'unknown';

/** The outcome of the last attempt. */
export const outcomeOf = (state: BookingState) => ('outcome' in state ? state.outcome : undefined);

/**
 * Keeps the number of a visit that was sent before, even if its form or slot has changed since: if a request that
 * seemed lost arrives after all, the next one gets `already-booked` instead of a second appointment.
 */
function withOldNumber(visit: Visit, sent: Visit | undefined): Visit {
  const { confirmationNumber, attempt } = sent ?? visit;
  return { ...visit, confirmationNumber, attempt };
}

/** The state machine of a booking. It ignores events that don't fit the state, such as a second press. */
export function bookingReducer(state: BookingState, event: BookingEvent): BookingState {
  const { left, first, isOpen } = state;
  const outcome = outcomeOf(state);
  switch (event.type) {
    case 'opened':
    case 'closed':
      return { ...state, isOpen: event.type === 'opened' };
    case 'confirmed': {
      const visits = event.visits.map((visit, index) => withOldNumber(visit, left[index]));
      const [visit] = visits;
      return visit && !isFrozen(state)
        ? { kind: 'sending', visit, left: visits, first, isOpen, outcome }
        : state;
    }
    case 'continued':
      return state.kind === 'unknown' || state.kind === 'second-patient'
        ? { ...state, kind: 'sending', outcome }
        : state;
    case 'booked': {
      if (state.kind !== 'sending') return state;
      const [, next] = left;
      return next
        ? { kind: 'second-patient', visit: next, left: left.slice(1), first: state.visit, isOpen }
        : { ...state, kind: 'booked', left: [] };
    }
    case 'failed': {
      if (state.kind !== 'sending') return state;
      const failure = bookingOutcome(event.error, outcome?.kind === 'unknown');
      if (failure.kind === 'unknown') return { ...state, kind: 'unknown', outcome: failure };
      const isNumberLost = failure.kind === 'refused' && failure.newNumber;
      return { ...state, kind: 'refused', outcome: failure, left: isNumberLost ? [] : left };
    }
    case 'other-picked':
      if (state.kind === 'sending') return { ...state, outcome: undefined };
      return isFrozen(state) ? state : { kind: 'typing', left, first, isOpen };
  }
}
