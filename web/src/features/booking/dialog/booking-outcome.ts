import type { FieldMessages } from '#shared/api/problem.ts';
import { bookingFields } from '#shared/appointments/booking-form.ts';
import { ApiProblem } from '#web/lib/api/api-problem.ts';

/** What we know about a booking after a failed attempt. */
export type BookingOutcome =
  /** The booking was sent, and no reply says whether it was made. */
  | { kind: 'unknown'; cause: 'no-answer' | 'server' | 'busy'; mention?: string | undefined }
  | { kind: 'slot-taken'; message: string }
  | { kind: 'invalid'; fields: FieldMessages }
  /**
   * `newNumber`: the confirmation number can't be used again. `canRetry`: trying again later may help. `otherTimes`:
   * the slot is the reason, so another slot may help.
   */
  | { kind: 'refused'; message: string; newNumber?: boolean; canRetry?: boolean; otherTimes?: boolean };

const formFields: readonly string[] = bookingFields;

/** The outcome if the server's reply proves that neither this attempt nor an earlier one has booked the visit. */
function decidedOutcome({ code, detail, fields }: ApiProblem): BookingOutcome | undefined {
  switch (code) {
    case 'slot-taken':
      return { kind: 'slot-taken', message: detail };
    // The confirmation number belongs to a different booking: a retry of this one would have succeeded, because its
    // content is the same.
    case 'already-booked':
      return { kind: 'refused', message: detail, newNumber: true };
    case 'invalid': {
      const names = Object.keys(fields);
      const isAboutForm = names.length > 0 && names.every((name) => formFields.includes(name));
      if (isAboutForm) return { kind: 'invalid', fields };
      // The problem is the slot, which may have begun while the form was open.
      return { kind: 'refused', message: Object.values(fields)[0] ?? detail, otherTimes: true };
    }
    default:
      return undefined;
  }
}

/**
 * The outcome of a failed attempt. If an earlier attempt got no reply, the outcome stays unknown until the server
 * decides about this booking: a general refusal, such as too many requests, says nothing about that attempt.
 */
export function bookingOutcome(error: Error, wasUnknown: boolean): BookingOutcome {
  if (!(error instanceof ApiProblem)) return { kind: 'unknown', cause: 'no-answer' };
  if (error.status >= 500) return { kind: 'unknown', cause: 'server', mention: error.mention };
  const decided = decidedOutcome(error);
  if (decided) return decided;
  if (wasUnknown) return { kind: 'unknown', cause: 'busy' };
  return { kind: 'refused', message: error.detail, canRetry: error.code === 'too-many' };
}
