import type { Booker } from '#functions/appointments/book.ts';
import { bookOnce } from '#functions/appointments/book-once.ts';
import type { BookingRequest } from '#functions/appointments/new-record.ts';
import { auditStep } from '#functions/platform/audit-log/audit-log.ts';
import { Problem } from '#shared/api/problem.ts';

/** The desk books without limits, and with an entry in the audit log. */
function deskBooker(actor: string, now: Date): Booker {
  return {
    visitor: {},
    cause: 'staff',
    auditOf: ({ confirmationNumber }) =>
      auditStep({ actor, action: 'appointment.book', subject: confirmationNumber }, now),
  };
}

/** Rewords `already-booked` for staff: the message tells them to look up the booking. Other errors stay as they are. */
function forStaff(error: unknown, { confirmationNumber }: BookingRequest): unknown {
  if (!(error instanceof Problem) || error.code !== 'already-booked') return error;
  const text = `${confirmationNumber} is already booked with other details. Find it by this number to correct it.`;
  return new Problem('already-booked', text);
}

/**
 * Books for a caller or a walk-in. Throws like `bookOnce`. The prefix of the attempt makes it one that no patient's
 * request can have: a patient who sends the same booking gets no token for what the desk has booked, and the desk gets
 * no record of what a patient has booked.
 */
export function bookAtDesk(request: BookingRequest, actor: string, now: Date): ReturnType<typeof bookOnce> {
  const own = { ...request, attempt: `desk ${request.attempt ?? ''}` };
  return bookOnce(own, now, async () => deskBooker(actor, now)).catch((error: unknown) => {
    throw forStaff(error, request);
  });
}
