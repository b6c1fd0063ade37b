import { expect, it } from 'vitest';
import { ApiProblem, NetworkFailure } from '#web/lib/api/api-problem.ts';
import { bookingOutcome } from './booking-outcome.ts';

function problem(code: ApiProblem['code'], status: number, fields = {}) {
  return new ApiProblem({ code, status, detail: 'Why', fields });
}

const kinds: [string, Error, string, string][] = [
  // Each row has a name, the failure, its outcome at a first attempt, and its outcome after an attempt without a reply.
  ['no answer', new NetworkFailure('timeout'), 'unknown', 'unknown'],
  ['a bug in the browser', new TypeError('x'), 'unknown', 'unknown'],
  ['500', problem('internal', 500), 'unknown', 'unknown'],
  ['502', problem('upstream', 502), 'unknown', 'unknown'],
  ['slot-taken', problem('slot-taken', 409), 'slot-taken', 'slot-taken'],
  ['already-booked', problem('already-booked', 409), 'refused', 'refused'],
  ['invalid', problem('invalid', 422, { dob: 'No' }), 'invalid', 'invalid'],
  ['invalid phone', problem('invalid', 422, { phone: 'No' }), 'invalid', 'invalid'],
  ['invalid slot', problem('invalid', 422, { time: 'Passed' }), 'refused', 'refused'],
  ['429', problem('too-many', 429), 'refused', 'unknown'],
  ['403 from a firewall', problem('forbidden', 403), 'refused', 'unknown'],
  ['404 from the gateway', problem('not-found', 404), 'refused', 'unknown'],
];

it.each(kinds)('%s decides what it can, and no more', (_, error, first, afterUnknown) => {
  expect(bookingOutcome(error, false).kind).toBe(first);
  expect(bookingOutcome(error, true).kind).toBe(afterUnknown);
});

it('asks for a new number only when another booking has it', () => {
  expect(bookingOutcome(problem('already-booked', 409), false)).toMatchObject({ newNumber: true });
  expect(bookingOutcome(problem('too-many', 429), false)).not.toHaveProperty('newNumber');
});

it('says in the words of the server what is wrong with the slot', () => {
  const passed = problem('invalid', 422, { time: 'That time has passed' });
  expect(bookingOutcome(passed, false)).toMatchObject({
    message: 'That time has passed',
    otherTimes: true,
  });
});
