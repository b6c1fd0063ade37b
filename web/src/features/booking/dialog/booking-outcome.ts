import type { FieldMessages } from '#shared/api/problem.ts';
import { bookingFields } from '#shared/appointments/booking-form.ts';
import { ApiProblem } from '#web/lib/api/api-problem.ts';

/** What is known of a booking after an attempt that failed. */
export type BookingOutcome =
  /** Sent, and no answer says whether it was booked. */
  | { kind: 'unknown'; cause: 'no-answer' | 'server' | 'busy'; mention?: string | undefined }
  | { kind: 'slot-taken'; message: string }
  | { kind: 'invalid'; fields: FieldMessages }
  /** Not booked. `newNumber`: the number cannot be used again; `canRetry`: waiting helps. */
  | { kind: 'refused'; message: string; newNumber?: boolean; canRetry?: boolean; otherTimes?: boolean };

const formFields: readonly string[] = bookingFields;

/** The outcome if the server decided about this booking: neither this nor an earlier attempt has booked it. */
function decidedOutcome({ code, detail, fields }: ApiProblem): BookingOutcome | undefined {
  switch (code) {
    case 'slot-taken':
      return { kind: 'slot-taken', message: detail };
    // Not our own booking: a retry always carries the content first sent under its number.
    case 'already-booked':
      return { kind: 'refused', message: detail, newNumber: true };
    case 'invalid': {
      const names = Object.keys(fields);
      const isAboutForm = names.length > 0 && names.every((name) => formFields.includes(name));
      if (isAboutForm) return { kind: 'invalid', fields };
      // About the slot, such as one that began while the form was open.
      return { kind: 'refused', message: Object.values(fields)[0] ?? detail, otherTimes: true };
    }
    default:
      return undefined;
  }
}

/**
 * The outcome of a failed attempt. After an attempt without an answer, only a decision about the booking resolves it:
 * a general refusal, such as too many requests, says nothing about the attempt before.
 */
export function bookingOutcome(error: Error, wasUnknown: boolean): BookingOutcome {
  if (!(error instanceof ApiProblem)) return { kind: 'unknown', cause: 'no-answer' };
  if (error.status >= 500) return { kind: 'unknown', cause: 'server', mention: error.mention };
  const decided = decidedOutcome(error);
  if (decided) return decided;
  if (wasUnknown) return { kind: 'unknown', cause: 'busy' };
  return { kind: 'refused', message: error.detail, canRetry: error.code === 'too-many' };
}
