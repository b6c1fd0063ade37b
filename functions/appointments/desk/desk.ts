import type { Booker } from '#functions/appointments/book.ts';
import type { AppointmentItem } from '#functions/appointments/record.ts';
import { auditStep } from '#functions/platform/audit-log/audit-log.ts';
import { Problem } from '#shared/api/problem.ts';

/** The desk that books for a caller or a walk-in: without limits, and with a line in the audit log. */
export function desk(actor: string, now: Date): Booker {
  return {
    visitor: {},
    cause: 'staff',
    auditOf: ({ confirmationNumber }) =>
      auditStep({ actor, action: 'appointment.book', subject: confirmationNumber }, now),
  };
}

/**
 * Throws `conflict` unless the visit is confirmed. It may have begun: the desk also finds another time for who is late.
 */
export function checkConfirmed({ status }: AppointmentItem): void {
  if (status !== 'confirmed') throw new Problem('conflict', 'Only a confirmed visit can be rescheduled.');
}
