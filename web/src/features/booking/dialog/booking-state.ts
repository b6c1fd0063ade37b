import type { BookingForm } from '#shared/appointments/booking-form.ts';
import type { SlotChoice } from '#web/features/booking/slots/slot-choice.ts';
import { type BookingOutcome, bookingOutcome } from './booking-outcome.ts';

/**
 * One patient's visit, as it is sent. All requests for it share a number and its attempt, so that the server can tell a
 * retry from a second booking.
 */
export interface Visit {
  form: BookingForm;
  slot: SlotChoice;
  confirmationNumber: string;
  attempt: string;
}

type Unknown = Extract<BookingOutcome, { kind: 'unknown' }>;

export interface Visits {
  /** Not booked yet, as last sent and in this order. A visit that is booked leaves the list, so nothing sends it again. */
  left: readonly Visit[];
  /** The first of two, once it is booked: the form then holds the second patient alone. */
  first?: Visit | undefined;
  /** An answer may come after the modal was closed. */
  isOpen: boolean;
}

export type BookingState = Visits &
  (
    | { kind: 'typing' }
    /** The visit is on its way. Until its answer, `outcome` is that of the attempt before. */
    | { kind: 'sending'; visit: Visit; outcome: BookingOutcome | undefined }
    /** No answer says whether the visit is booked. */
    | { kind: 'unknown'; visit: Visit; outcome: Unknown }
    | { kind: 'refused'; visit: Visit; outcome: Exclude<BookingOutcome, Unknown> }
    /** The first of two is booked: this visit's patient moves into the form, and is sent next. */
    | { kind: 'second-patient'; visit: Visit }
    | { kind: 'booked'; visit: Visit; outcome: BookingOutcome | undefined }
  );

export type BookingEvent =
  | { type: 'opened' | 'closed' }
  /** Confirm was pressed. The numbers of these visits are new. */
  | { type: 'confirmed'; visits: readonly Visit[] }
  /** Sends what is left exactly as it was, not as the form is now: the server takes only the same content for a retry. */
  | { type: 'continued' }
  | { type: 'booked' }
  | { type: 'failed'; error: Error }
  | { type: 'other-picked' };

export const atStart: BookingState = { kind: 'typing', left: [], isOpen: true };

/** What was sent must not change while it has no answer. */
export const isFrozen = ({ kind }: BookingState) => kind !== 'typing' && kind !== 'refused';

export const isSending = (state: BookingState) => isFrozen(state) && state.kind !== 'unknown';

/** What the last attempt came to. */
export const outcomeOf = (state: BookingState) => ('outcome' in state ? state.outcome : undefined);

/**
 * A visit that was sent before keeps its number, whatever has changed in the form. It does even after `slot-taken`: if a
 * request that seemed lost arrives after all, the next one gets `already-booked` instead of a second appointment.
 */
function withOldNumber(visit: Visit, sent: Visit | undefined): Visit {
  const { confirmationNumber, attempt } = sent ?? visit;
  return { ...visit, confirmationNumber, attempt };
}

/** What becomes of a modal's booking. An event that the state has no use for, such as a second press, changes nothing. */
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
