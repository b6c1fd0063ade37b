import type { Booker } from '#functions/appointments/book.ts';
import { auditStep } from '#functions/platform/audit-log/audit-log.ts';

/** The desk that books for a caller or a walk-in: without limits, and with a line in the audit log. */
export function deskBooker(actor: string, now: Date): Booker {
  return {
    visitor: {},
    cause: 'staff',
    auditOf: ({ confirmationNumber }) =>
      auditStep({ actor, action: 'appointment.book', subject: confirmationNumber }, now),
  };
}
