import { randomUUID } from 'node:crypto';
import { closeSlot, reopenSlot } from '#functions/appointments/slots/store.ts';
import { auditStep } from '#functions/platform/audit-log/audit-log.ts';
import type { TransactSteps } from '#functions/platform/dynamo/transaction.ts';
import { optimisticUpdate } from '#functions/platform/dynamo/versioned-record.ts';
import { Problem } from '#shared/api/problem.ts';
import type { BodyOf } from '#shared/api/route.ts';
import { closureId, normalizeHours, timesToClose } from '#shared/closures/closure.ts';
import type { closureRoutes } from '#shared/closures/routes.ts';
import { type ClosureItem, monthOf, noSuchClosure, readClosure, versionedClosures } from './store.ts';

/** The body of a closure request. */
type ClosureRequest = BodyOf<(typeof closureRoutes)['POST /api/closures']>;

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

/** The context of a change: actor, time, and additional steps of the transaction. */
interface ClosureChange {
  actor: string;
  now: Date;
  /** Another domain's steps for the same transaction. */
  extraSteps?: (closure: ClosureItem) => TransactSteps;
}

function slotSteps(
  { id, locationId, date, times }: ClosureItem,
  step: typeof closeSlot | typeof reopenSlot,
): TransactSteps {
  return Object.fromEntries(times.map((time) => [time, step({ locationId, date, time }, id)]));
}

function keepsChanging(): Problem {
  return new Problem(
    'stale-version',
    'Someone else just changed this closure. Please check the list, then try again if you still need to.',
  );
}

/**
 * Closes a clinic: writes the closure, all its slots and the audit line in one transaction, so that a patient who books
 * at the same moment either has the slot first or is refused.
 * @returns the stored closure: this one, or an earlier one for the same hours
 */
export function closeClinic(
  item: ClosureItem,
  { actor, now, extraSteps }: ClosureChange,
): Promise<ClosureItem> {
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
            steps: { ...slotSteps(item, closeSlot), audit: auditStep(audit, now), ...extraSteps?.(item) },
          },
    isDone: (stored): stored is ClosureItem => stored?.version === item.version,
    stale: keepsChanging,
  });
}

/** Opens a clinic again. Slots that another closure covers stay closed. Throws `not-found`. */
export async function reopenClinic(id: string, { actor, now, extraSteps }: ClosureChange): Promise<void> {
  await optimisticUpdate<ClosureItem, undefined>({
    table: versionedClosures,
    read: () => readClosure(id),
    revise: (stored) => {
      if (!stored) throw noSuchClosure();
      return {
        next: undefined,
        steps: {
          ...slotSteps(stored, reopenSlot),
          audit: auditStep({ actor, action: 'closure.delete', subject: id }, now),
          ...extraSteps?.(stored),
        },
      };
    },
    isDone: (stored): stored is undefined => stored === undefined,
    stale: keepsChanging,
  });
}
