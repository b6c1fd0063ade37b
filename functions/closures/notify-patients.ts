import type { AppointmentItem } from '#functions/appointments/record.ts';
import { outboxStep } from '#functions/mail/outbox.ts';
import { auditStep } from '#functions/platform/audit-log.ts';
import { type TransactSteps, transact } from '#functions/platform/dynamo/transaction.ts';
import { type ClosedMail, closedMailId } from './mails.ts';
import type { ClosureItem } from './store.ts';

/**
 * Queues a mail to each of these visits' patients, unless the same occasion has one, with one audit line for all.
 * @returns how many were queued now
 */
export async function queueClosedMails(
  closure: ClosureItem,
  visits: readonly AppointmentItem[],
  { actor, now }: { actor: string; now: Date },
): Promise<number> {
  const createdAt = now.toISOString();
  let mails = visits.map(({ confirmationNumber, startsAt }): ClosedMail => {
    const occasion = { closureId: closure.id, closedAt: closure.createdAt };
    return { kind: 'closed', confirmationNumber, ...occasion, startsAt, createdAt };
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
