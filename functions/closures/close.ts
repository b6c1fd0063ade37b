import { randomUUID } from 'node:crypto';
import { closeSlot, type reopenSlot } from '#functions/appointments/slots/store.ts';
import { auditStep } from '#functions/platform/audit-log/audit-log.ts';
import { type TransactSteps, transact } from '#functions/platform/dynamo/transaction.ts';
import { optimisticUpdate } from '#functions/platform/dynamo/versioned-record.ts';
import { Problem } from '#shared/api/problem.ts';
import {
  type ClosedTime,
  type Closure,
  closureId,
  normalizeHours,
  timesToClose,
} from '#shared/closures/closure.ts';
import { type ClosureItem, closuresTable, monthOf, readClosure, versionedClosures } from './store.ts';

/** What to close, and why. */
export type ClosureRequest = ClosedTime & Pick<Closure, 'reason'>;

export function newClosure(request: ClosureRequest, now: Date): ClosureItem {
  const { locationId, date, reason, from, to } = request;
  return {
    id: closureId(request),
    month: monthOf(date),
    locationId,
    date,
    ...normalizeHours({ from, to }),
    reason,
    createdAt: now.toISOString(),
    times: timesToClose(request, now),
    version: randomUUID(),
  };
}

/** Who acts on a closure, and when. */
export interface ClosureActor {
  /** A sign-in subject. */
  actor: string;
  now: Date;
}

/** The steps that close all slots of a closure, or open them again. */
export function slotSteps(
  { id, locationId, date, times }: ClosureItem,
  step: typeof closeSlot | typeof reopenSlot,
): TransactSteps {
  return Object.fromEntries(times.map((time) => [time, step({ locationId, date, time }, id)]));
}

export function staleClosure(): Problem {
  return new Problem(
    'stale-version',
    'Someone else just changed this closure. Please check the list, then try again if you still need to.',
  );
}

/**
 * Gives a closure another reason, and notes that in the audit log. Throws `stale-version` when the clinic was reopened
 * meanwhile.
 */
export async function correctReason(
  stored: ClosureItem,
  reason: string,
  { actor, now }: ClosureActor,
): Promise<ClosureItem> {
  const { month, id, createdAt } = stored;
  const audit = { actor, action: 'closure.create', subject: id, reason } as const;
  // Write only the reason: other requests may be writing the closure's other fields.
  const Update = {
    TableName: closuresTable,
    Key: { month, id },
    UpdateExpression: 'SET reason = :reason',
    ConditionExpression: 'createdAt = :createdAt',
    ExpressionAttributeValues: { ':reason': reason, ':createdAt': createdAt },
  };
  const failed = await transact({ reason: { Update }, audit: auditStep(audit, now) });
  if (failed.length > 0) throw staleClosure();
  return { ...stored, reason };
}

/**
 * Closes a clinic: writes the closure, all its slots and the audit line in one transaction, so that a patient who books
 * at the same moment either has the slot first or is refused.
 * @returns the stored closure: this one, or an earlier one for the same hours
 */
export function closeClinic(item: ClosureItem, { actor, now }: ClosureActor): Promise<ClosureItem> {
  const audit = { actor, action: 'closure.create', subject: item.id, reason: item.reason } as const;
  return optimisticUpdate<ClosureItem, ClosureItem>({
    table: versionedClosures,
    read: () => readClosure(item.id),
    isNew: true,
    revise: (stored) =>
      stored
        ? { unchanged: stored }
        : {
            next: item,
            steps: { ...slotSteps(item, closeSlot), audit: auditStep(audit, now) },
          },
    isDone: (stored): stored is ClosureItem => stored?.version === item.version,
    stale: staleClosure,
  });
}
