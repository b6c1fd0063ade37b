import { randomUUID } from 'node:crypto';
import { isMailed } from '#functions/appointments/record.ts';
import { freedStep } from '#functions/appointments/slots/freed.ts';
import { reopenSlot } from '#functions/appointments/slots/store.ts';
import { outboxStep } from '#functions/mail/outbox.ts';
import { auditStep } from '#functions/platform/audit-log/audit-log.ts';
import type { TransactItem, TransactSteps } from '#functions/platform/dynamo/transaction.ts';
import { optimisticUpdate } from '#functions/platform/dynamo/versioned-record.ts';
import { affectedAppointments } from './affected-appointments.ts';
import { type ClosureActor, slotSteps, staleClosure } from './close.ts';
import { reopenedMail } from './mails.ts';
import {
  type ClosureItem,
  closuresOfDay,
  closuresTable,
  keysOf,
  noSuchClosure,
  readClosure,
  versionedClosures,
} from './store.ts';

/** The step that passes a closure's mails and phone calls on to another closure that still covers some of its times. */
function inheritStep({ month, id, version, inherited = [] }: ClosureItem, from: ClosureItem): TransactItem {
  return {
    Update: {
      TableName: closuresTable,
      Key: { month, id },
      UpdateExpression: 'SET inherited = :inherited, #version = :next',
      ConditionExpression: '#version = :read',
      ExpressionAttributeNames: { '#version': 'version' },
      ExpressionAttributeValues: {
        ':inherited': [...inherited, ...keysOf(from)],
        ':next': randomUUID(),
        ':read': version,
      },
    },
  };
}

/**
 * The steps that queue a mail to each address with visits at times that are open again. Rendering the mail later leaves
 * out visits whose patients were never told about the closure. These aren't known yet: until the closure is deleted, its
 * own mails may still be queued and sent.
 * @param heirs closures that still cover some of the times. Reopening them mails the visits at those times.
 */
async function mailSteps(
  closure: ClosureItem,
  heirs: readonly ClosureItem[],
  now: Date,
): Promise<TransactSteps> {
  const affected = await affectedAppointments(closure, now);
  const open = affected.filter(({ time }) => !heirs.some(({ times }) => times.includes(time)));
  const mailed = open.filter(isMailed);
  const addresses = [...Map.groupBy(mailed, ({ emailKey }) => emailKey).values()];
  return Object.fromEntries(
    addresses.map((visits, index) => {
      const id = ['reopened', closure.version, index].join('#');
      return [id, outboxStep(id, reopenedMail(closure, visits, now))];
    }),
  );
}

/**
 * Opens a clinic again. Slots that another closure covers stay closed. Patients who were told about the closure are
 * mailed, once no other closure covers their visit. Throws `not-found`, or `stale-version` when the closure keeps
 * changing.
 */
export async function reopenClinic(id: string, { actor, now }: ClosureActor): Promise<void> {
  await optimisticUpdate<ClosureItem, undefined>({
    table: versionedClosures,
    read: () => readClosure(id),
    revise: async (stored) => {
      if (!stored) throw noSuchClosure();
      const { locationId, date, times } = stored;
      const heirs = (await closuresOfDay(stored)).filter(
        (other) => other.id !== id && other.times.some((time) => times.includes(time)),
      );
      // Queue every slot as freed. Patients on the waiting list are later told only of those that no visit holds.
      const freed = times.map((time) => {
        const step = freedStep({ locationId, date, time }, now, { isReopened: true });
        return [`freed ${time}`, step];
      });
      return {
        next: undefined,
        steps: {
          ...slotSteps(stored, reopenSlot),
          ...Object.fromEntries(freed),
          ...Object.fromEntries(heirs.map((heir) => [heir.id, inheritStep(heir, stored)])),
          audit: auditStep({ actor, action: 'closure.delete', subject: id }, now),
          ...(await mailSteps(stored, heirs, now)),
        },
      };
    },
    isDone: (stored): stored is undefined => stored === undefined,
    stale: staleClosure,
  });
}
