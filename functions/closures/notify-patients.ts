import type { AppointmentItem } from '#functions/appointments/record.ts';
import { outboxStep } from '#functions/mail/outbox.ts';
import { auditStep } from '#functions/platform/audit-log/audit-log.ts';
import { type TransactSteps, transact } from '#functions/platform/dynamo/transaction.ts';
import { type ClosedMail, closedMailId } from './mails.ts';
import type { ClosureItem } from './store.ts';

/**
 * Queues a mail to the patient of each appointment, unless this closure has queued it before, with one audit line.
 * @returns how many were queued now
 */
export async function queueClosedMails(
  closure: ClosureItem,
  appointments: readonly AppointmentItem[],
  { actor, now }: { actor: string; now: Date },
): Promise<number> {
  const createdAt = now.toISOString();
  let mails = appointments.map(({ confirmationNumber, startsAt }): ClosedMail => {
    const { id: closureId, createdAt: closedAt } = closure;
    return { kind: 'closed', confirmationNumber, closureId, closedAt, startsAt, createdAt };
  });
  while (mails.length > 0) {
    const to = String(mails.length);
    const steps: TransactSteps = {
      ...Object.fromEntries(mails.map((mail) => [closedMailId(mail), outboxStep(closedMailId(mail), mail)])),
      audit: auditStep({ actor, action: 'closure.notify', subject: closure.id, to }, now),
    };
    const queuedBefore = await transact(steps);
    if (queuedBefore.length === 0) return mails.length;
    mails = mails.filter((mail) => !queuedBefore.includes(closedMailId(mail)));
  }
  return 0;
}
