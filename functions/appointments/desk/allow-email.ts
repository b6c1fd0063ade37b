import type { AppointmentItem } from '#functions/appointments/record.ts';
import { findAppointment } from '#functions/appointments/store.ts';
import { suppressionOf, unsuppressSteps } from '#functions/mail/suppressions.ts';
import { auditStep } from '#functions/platform/audit-log/audit-log.ts';
import { transact } from '#functions/platform/dynamo/transaction.ts';

/**
 * Allows email to an appointment's address again, after it bounced or was reported as spam. Changes nothing if email isn't
 * stopped, or if someone else has just allowed it. Throws `not-found`.
 */
export async function allowEmail(
  confirmationNumber: string,
  { actor, now }: { actor: string; now: Date },
): Promise<AppointmentItem> {
  const item = await findAppointment(confirmationNumber);
  const stop = item.emailKey ? await suppressionOf(item.emailKey) : undefined;
  if (!stop) return item;
  const audit = {
    actor,
    action: 'appointment.allow-email',
    subject: confirmationNumber,
    from: stop.reason,
  } as const;
  await transact({ ...unsuppressSteps(stop), audit: auditStep(audit, now) });
  return item;
}
