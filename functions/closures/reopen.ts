import { isMailed } from '#functions/appointments/record.ts';
import { freedStep } from '#functions/appointments/slots/freed.ts';
import { reopenSlot } from '#functions/appointments/slots/store.ts';
import { outboxStep } from '#functions/mail/outbox.ts';
import { auditStep } from '#functions/platform/audit-log/audit-log.ts';
import type { TransactSteps } from '#functions/platform/dynamo/transaction.ts';
import { optimisticUpdate } from '#functions/platform/dynamo/versioned-record.ts';
import { affectedAppointments } from './affected-appointments.ts';
import { type ClosureActor, slotSteps, staleClosure } from './close.ts';
import { closureMail } from './mails.ts';
import { type ClosureItem, noSuchClosure, readClosure, versionedClosures } from './store.ts';

/**
 * The steps that queue a mail to each address with affected visits. Rendering it later leaves out those that were never
 * told of the closure: until the closure is gone, its own mails may still be queued and sent.
 */
async function mailSteps(closure: ClosureItem, now: Date): Promise<TransactSteps> {
  const mailed = (await affectedAppointments(closure, now)).filter(isMailed);
  const addresses = [...Map.groupBy(mailed, ({ emailKey }) => emailKey).values()];
  return Object.fromEntries(
    addresses.map((visits, index) => {
      const id = ['reopened', closure.version, index].join('#');
      return [id, outboxStep(id, closureMail('reopened', closure, visits, now))];
    }),
  );
}

/**
 * Opens a clinic again. Slots that another closure covers stay closed. Patients who were told of the closure are mailed.
 * Throws `not-found`.
 */
export async function reopenClinic(id: string, { actor, now }: ClosureActor): Promise<void> {
  await optimisticUpdate<ClosureItem, undefined>({
    table: versionedClosures,
    read: () => readClosure(id),
    revise: async (stored) => {
      if (!stored) throw noSuchClosure();
      const { locationId, date, times } = stored;
      // Patients who wait for such a time hear of those without a visit.
      const freed = times.map((time) => [`freed ${time}`, freedStep({ locationId, date, time }, now)]);
      return {
        next: undefined,
        steps: {
          ...slotSteps(stored, reopenSlot),
          ...Object.fromEntries(freed),
          audit: auditStep({ actor, action: 'closure.delete', subject: id }, now),
          ...(await mailSteps(stored, now)),
        },
      };
    },
    isDone: (stored): stored is undefined => stored === undefined,
    stale: staleClosure,
  });
}
