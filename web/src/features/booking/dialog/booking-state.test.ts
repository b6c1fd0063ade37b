// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest';
import { clinicById } from '#shared/clinics/clinics.ts';
import { ApiProblem, NetworkFailure } from '#web/lib/api/api-problem.ts';
import { atStart, type BookingEvent, bookingReducer, outcomeOf, type Visit } from './booking-state.ts';
import {
  clearPendingBooking,
  currentPendingBooking,
  markUnanswered,
  savePendingBooking,
  settlePendingBooking,
} from './pending-booking.ts';

function visit(firstName: string, confirmationNumber: string): Visit {
  const form = { firstName, lastName: 'Ortiz', dob: '1990-05-17', email: 'ana@example.com' };
  const insurance = { insuranceProvider: 'Aetna', insuranceNumber: 'A-1' };
  const slot = { clinic: clinicById('1'), date: '2026-11-24', time: '1:45' };
  return { form: { ...form, ...insurance }, slot, confirmationNumber, attempt: confirmationNumber };
}

const [ana, ben] = [visit('Ana', 'UC1'), visit('Ben', 'UC2')];
const confirmed: BookingEvent = { type: 'confirmed', visits: [ana] };
const taken: BookingEvent = {
  type: 'failed',
  error: new ApiProblem({ code: 'slot-taken', status: 409, detail: 'Taken', fields: {} }),
};
const lost: BookingEvent = { type: 'failed', error: new NetworkFailure('timeout') };

const after = (...events: BookingEvent[]) => events.reduce(bookingReducer, atStart);

it('a time picked while a booking is on its way takes the old notice away, and leaves the booking alone', () => {
  const sending = after(confirmed, taken, confirmed);
  expect(outcomeOf(sending)).toMatchObject({ kind: 'slot-taken' });
  expect(bookingReducer(sending, { type: 'other-picked' })).toEqual({ ...sending, outcome: undefined });
});

it('no press and no pick changes a booking that is unknown or made', () => {
  for (const last of [lost, { type: 'booked' } as const]) {
    const state = after(confirmed, last);
    expect(bookingReducer(state, { type: 'confirmed', visits: [ben] })).toBe(state);
    expect(bookingReducer(state, { type: 'other-picked' })).toBe(state);
  }
});

it('the first of two stays booked whatever becomes of the second, which keeps its number', () => {
  const state = after(
    { type: 'confirmed', visits: [ana, ben] },
    { type: 'booked' },
    { type: 'continued' },
    taken,
    { type: 'other-picked' },
    { type: 'confirmed', visits: [visit('Ben', 'UC3')] },
    { type: 'closed' },
    { type: 'booked' },
  );
  expect(state).toMatchObject({ kind: 'booked', first: ana, visit: ben, left: [], isOpen: false });
});

afterEach(clearPendingBooking);

it('the late answer of a booking that was started over leaves the next one alone', () => {
  savePendingBooking(ana);
  clearPendingBooking();
  savePendingBooking(ben);
  expect(settlePendingBooking('UC1')).toBe(false);
  markUnanswered('UC1');
  expect(currentPendingBooking()).toMatchObject({ confirmationNumber: 'UC2', isInFlight: true });
});
