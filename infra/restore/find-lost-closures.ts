import type { TableName } from '#infra/config/tables.ts';
import { closedTimeOf, timesToClose } from '#shared/closures/closure.ts';
import type { Evidence } from './data/evidence.ts';
import type { Findings } from './data/findings.ts';
import { closureKey, keyText, readByKeys } from './data/tables.ts';

/** What looking for lost closures needs. */
interface LostClosuresContext {
  findings: Findings;
  copyOf: (table: TableName) => string | undefined;
  /** Domain time. */
  now: Date;
}

/** The slots' times still to come that a closure covers. None if this is no closure's id. */
function timesAhead(id: string, now: Date): string[] {
  try {
    return timesToClose(closedTimeOf(id), now);
  } catch (error) {
    if (error instanceof RangeError) return [];
    throw error;
  }
}

/** The date and clinic of a closure, and its hours as a person reads them. */
function describe(id: string): string {
  const { date, locationId, from, to } = closedTimeOf(id);
  const hours = from || to ? `${from ?? 'opening'} to ${to ?? 'closing'}` : 'all day';
  return `${date}, clinic ${locationId}, ${hours}`;
}

/**
 * Names the closures ahead that were made after the instant and are gone: the audit log or a slot's mark tells of them, but
 * neither the live table nor the copy brings their record back. Their slots have to stay closed until a manager decides.
 * @returns the times of the slots that each of them closes, by its id
 */
export async function findLostClosures(
  evidence: Evidence,
  { findings, copyOf, now }: LostClosuresContext,
): Promise<Map<string, readonly string[]>> {
  const marks = [...evidence.slots.values()].flatMap(({ closedBy }) => [...(closedBy ?? [])]);
  const created = evidence.audit.filter(({ action }) => action === 'closure.create');
  const ids = [...new Set([...marks, ...created.map(({ subject }) => subject)])];
  const keys = ids.map(closureKey);
  const copyName = copyOf('Closures');
  const [live, copied] = await Promise.all([
    readByKeys('Closures', keys),
    copyName === undefined ? new Map<string, unknown>() : readByKeys('Closures', keys, copyName),
  ]);
  const lost = new Map<string, readonly string[]>();
  for (const id of ids) {
    const key = keyText('Closures', closureKey(id));
    const actions = evidence.auditOf(id).map(({ action }) => action);
    // A copy's closure that was reopened since doesn't come back, even if the same hours were closed once more.
    const isBack = copied.has(key) && !actions.includes('closure.delete');
    const times = timesAhead(id, now);
    if (live.has(key) || isBack || actions.at(-1) === 'closure.delete' || times.length === 0) continue;
    lost.set(id, times);
    findings.add('closure-lost', id, describe(id));
  }
  return lost;
}
