import { closeSlot, reopenSlot } from '#functions/appointments/slot-store.ts';
import { auditItem } from '#functions/platform/audit.ts';
import { type NamedItems, type TransactItem, transact } from '#functions/platform/dynamo/transaction.ts';
import { Problem } from '#shared/api/problem.ts';
import { type ClosureItem, closuresTable, findClosure, noSuchClosure, readClosure } from './store.ts';

/** How often a change is tried again when the closure came or went meanwhile. */
const maxRounds = 5;

/** Who closes or reopens, and when. */
interface ClosureChange {
  actor: string;
  now: Date;
}

function slotSteps(
  { id, locationId, date, times }: ClosureItem,
  step: typeof closeSlot | typeof reopenSlot,
): NamedItems<string> {
  return Object.fromEntries(times.map((time) => [time, step({ locationId, date, time }, id)]));
}

function putClosure(item: ClosureItem): TransactItem {
  return {
    Put: { TableName: closuresTable, Item: item, ConditionExpression: 'attribute_not_exists(id)' },
  };
}

/** Writes a closure; answers the one that stands instead, if any. When the answer is lost, looks what landed. */
async function writeClosure(item: ClosureItem, steps: NamedItems<string>): Promise<ClosureItem | undefined> {
  try {
    const failed = await transact(steps);
    return failed.length === 0 ? item : await readClosure(item.id);
  } catch (error) {
    if (error instanceof Problem) throw error;
    const standing = await readClosure(item.id);
    if (standing?.madeAs !== item.madeAs) throw error;
    return standing;
  }
}

/**
 * Closes a clinic: the closure, all its slots and the audit line in one transaction, so that whoever books at the
 * same moment either has the slot before or is refused.
 * @returns the closure that stands: this one, or the one that was there already
 */
export async function closeClinic(item: ClosureItem, { actor, now }: ClosureChange): Promise<ClosureItem> {
  const audit = { actor, action: 'closure.create', subject: item.id, reason: item.reason } as const;
  const steps = {
    ...slotSteps(item, closeSlot),
    closure: putClosure(item),
    audit: auditItem(audit, now),
  };
  for (let round = 0; round < maxRounds; round++) {
    const standing = await writeClosure(item, steps);
    if (standing) return standing;
  }
  throw new Problem(
    'stale-version',
    'Somebody else is closing and reopening this clinic. Please look again.',
  );
}

/** Opens a clinic again. Slots that another closure covers stay closed. */
export async function reopenClinic(id: string, { actor, now }: ClosureChange): Promise<void> {
  for (let round = 0; round < maxRounds; round++) {
    const item = await readClosure(id);
    // Gone after a lost answer: it was this change that landed.
    if (round > 0 && !item) return;
    if (!item) throw noSuchClosure();
    const failed = await transact({
      ...slotSteps(item, reopenSlot),
      closure: {
        Delete: {
          TableName: closuresTable,
          Key: { month: item.month, id },
          ConditionExpression: 'madeAs = :read',
          ExpressionAttributeValues: { ':read': item.madeAs },
        },
      },
      audit: auditItem({ actor, action: 'closure.delete', subject: id }, now),
    });
    if (failed.length === 0) return;
  }
  // Made anew each time somebody reopened it.
  await findClosure(id);
  throw new Problem(
    'stale-version',
    'Somebody else is closing and reopening this clinic. Please look again.',
  );
}
