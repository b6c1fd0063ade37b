import { isMailed } from '#functions/appointments/record.ts';
import { reopenSlot } from '#functions/appointments/slots/store.ts';
import { outboxStep } from '#functions/mail/outbox.ts';
import { auditStep } from '#functions/platform/audit-log/audit-log.ts';
import type { TransactSteps } from '#functions/platform/dynamo/transaction.ts';
import { optimisticUpdate } from '#functions/platform/dynamo/versioned-record.ts';
import { affectedAppointments, affectedVisitOf } from './affected-appointments.ts';
import { type ClosureChange, keepsChanging, slotSteps } from './close.ts';
import type { ReopenedMail } from './mails.ts';
import { type ClosureItem, noSuchClosure, readClosure, versionedClosures } from './store.ts';

/**
 * The steps that queue a mail to each address with affected visits. Which of them were told of the closure is seen when
 * the mail is written: until the closure is gone, its own mails may still be queued and sent.
 */
async function mailSteps(closure: ClosureItem, now: Date): Promise<TransactSteps> {
  const mailed = (await affectedAppointments(closure, now)).filter(isMailed);
  const mails = [...Map.groupBy(mailed, ({ emailKey }) => emailKey).values()].map(
    (visits): ReopenedMail => ({
      kind: 'reopened',
      visits: visits.map(affectedVisitOf),
      closureId: closure.id,
      closedAt: closure.createdAt,
      createdAt: now.toISOString(),
      cause: 'staff',
    }),
  );
  return Object.fromEntries(
    mails.map((mail, index) => {
      const id = [mail.kind, closure.version, index].join('#');
      return [id, outboxStep(id, mail)];
    }),
  );
}

/**
 * Opens a clinic again. Slots that another closure covers stay closed. Patients who were told of the closure are mailed.
 * Throws `not-found`.
 */
export async function reopenClinic(id: string, { actor, now }: ClosureChange): Promise<void> {
  await optimisticUpdate<ClosureItem, undefined>({
    table: versionedClosures,
    read: () => readClosure(id),
    revise: async (stored) => {
      if (!stored) throw noSuchClosure();
      return {
        next: undefined,
        steps: {
          ...slotSteps(stored, reopenSlot),
          audit: auditStep({ actor, action: 'closure.delete', subject: id }, now),
          ...(await mailSteps(stored, now)),
        },
      };
    },
    isDone: (stored): stored is undefined => stored === undefined,
    stale: keepsChanging,
  });
}
