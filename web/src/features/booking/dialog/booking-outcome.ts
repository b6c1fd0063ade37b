import type { FieldMessages } from '#shared/api/problem.ts';
import { bookingFields } from '#shared/appointments/booking-form.ts';
import { ApiProblem } from '#web/lib/api/api-problem.ts';

/** What is known of a booking after the last attempt. */
export type BookingOutcome =
  | { kind: 'none' }
  /** Sent, and nobody knows whether it was booked. `unfinished`: from before a reload. */
  | { kind: 'unknown'; cause: 'unfinished' | 'no-answer' | 'server' | 'busy' }
  | { kind: 'slot-taken'; message: string }
  | { kind: 'invalid'; fields: FieldMessages }
  /** Not booked, and why; `newNumber` when the number cannot be used again, `canRetry` when waiting helps. */
  | { kind: 'refused'; message: string; newNumber?: boolean; canRetry?: boolean; otherTimes?: boolean };

const formFields: readonly string[] = bookingFields;

/** The server looked at this very booking and decided: it is not booked, nor was it by an earlier attempt. */
function decided(problem: ApiProblem): BookingOutcome | undefined {
  const { code, detail, fields } = problem;
  if (code === 'slot-taken') return { kind: 'slot-taken', message: detail };
  // A retry always carries the content first sent under its number, so the booking that has the number is not ours.
  if (code === 'already-booked') return { kind: 'refused', message: detail, newNumber: true };
  // The patient has another visit at that time.
  if (code === 'conflict') return { kind: 'refused', message: detail, otherTimes: true };
  if (code !== 'invalid') return undefined;
  const names = Object.keys(fields);
  if (names.length > 0 && names.every((name) => formFields.includes(name)))
    return { kind: 'invalid', fields };
  // About the visit itself, such as a time that has passed while the form was open.
  return { kind: 'refused', message: Object.values(fields)[0] ?? detail, otherTimes: true };
}

/**
 * What a failed attempt tells. Once an attempt went unanswered, only a decision about the booking ends the doubt:
 * a refusal at the door (too many requests, say) tells of itself, not of the attempt before.
 */
export function bookingOutcome(error: Error, wasUnknown: boolean): BookingOutcome {
  if (!(error instanceof ApiProblem)) return { kind: 'unknown', cause: 'no-answer' };
  if (error.status >= 500) return { kind: 'unknown', cause: 'server' };
  const decision = decided(error);
  if (decision) return decision;
  if (wasUnknown) return { kind: 'unknown', cause: 'busy' };
  return { kind: 'refused', message: error.detail, canRetry: error.code === 'too-many' };
}
