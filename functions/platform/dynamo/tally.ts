import { randomBytes } from 'node:crypto';
import { Problem } from '#shared/api/problem.ts';
import { busy } from './retry.ts';
import {
  type Added,
  addStep,
  blockingOf,
  entryOf,
  liveOf,
  type Member,
  membersOf,
  placeOf,
  readRecord,
  remove,
} from './tally-record.ts';
import { type TransactSteps, transact, type UpdateStep } from './transaction.ts';

/** A limit on how often something may happen within a rolling time, so that nothing resets at midnight. */
export interface Count {
  /**
   * What is counted, and for whom (a pseudonym, since it's stored). Counts whose keys differ only in what follows a `|`
   * share a record, so that they cost one write together.
   */
  key: string;
  /** How many may count at a time. 0: no limit, and nothing is counted. */
  limit: number;
  /** How long each thing counts, in milliseconds. */
  lastsMs: number;
  /** The id of what is counted. The same id counts once, until the latest of its ends. Default: a new id. */
  id?: string;
  /** Milliseconds since 1970. Default: real time. */
  now?: number;
}

/** A count that has no room, and when it will have room again. */
export interface Full extends Count {
  /** Milliseconds since 1970. */
  freeAt: number;
}

/** Every round makes progress, so only heavy contention reaches this limit. */
const maxRounds = 50;

/** If more members than this have ended, `counted` removes them. Counts without a limit have no other cleanup. */
const maxEndedMembers = 50;

/** The members that count under a key, the first to end first. */
export async function counted(key: string, now = Date.now()): Promise<readonly Member[]> {
  const members = await membersOf(key);
  const ended = members.filter(({ endsAt }) => endsAt <= now);
  if (ended.length > maxEndedMembers) await remove(key, ended);
  return liveOf(members, now);
}

/** Takes back what was counted under these keys with these ids, or with ids that go on after a space (`id more`). */
export async function uncount(counts: readonly Pick<Count, 'key' | 'id'>[]): Promise<void> {
  await Promise.all(
    counts.map(async ({ key, id }) => {
      const members = await membersOf(key);
      await remove(
        key,
        members.filter((member) => `${member.id} `.startsWith(`${id} `)),
      );
    }),
  );
}

/** The step that counts something that has already happened, without a limit. */
export function countAnyway(key: string, ids: readonly string[], lastsMs: number): UpdateStep {
  const endsAt = Math.ceil(Date.now() + lastsMs);
  const { record, set } = placeOf(key);
  return addStep(record, [
    { set, entries: ids.map((id) => entryOf(endsAt, id)), expiresAt: Math.ceil(endsAt / 1000) },
  ]);
}

/**
 * Counts all or nothing in the caller's own transaction. Add `steps` to the transaction. If it fails, call `full` or
 * `refuse` with the failed steps: either function removes ended members and finds the count that has no room. If there
 * is none, retry the transaction.
 */
export function tallyOf(counts: readonly Count[]) {
  const open = counts
    .filter(({ limit }) => limit > 0)
    .map((count) => {
      const { lastsMs, id = randomBytes(6).toString('base64url'), now = Date.now() } = count;
      const endsAt = Math.ceil(now + lastsMs);
      const added: Added = {
        ...placeOf(count.key),
        entries: [entryOf(endsAt, id)],
        expiresAt: Math.ceil(endsAt / 1000),
      };
      return { ...count, ...placeOf(count.key), ...added, id, now };
    });
  const records = Map.groupBy(open, ({ record }) => record);

  async function full(failed: readonly string[]): Promise<Full | undefined> {
    for (const [record, its] of records) {
      if (!failed.includes(`count ${record}`)) continue;
      const { sets, expiresAt } = await readRecord(record);
      const now = Math.min(...its.map((one) => one.now));
      for (const [set, members] of sets) {
        const live = new Set(liveOf(members, now));
        await remove(
          `${record}|${set}`,
          members.filter((member) => !live.has(member)),
        );
      }
      for (const one of its) {
        const live = liveOf(sets.get(one.set) ?? [], one.now);
        one.expiresAt = Math.max(one.expiresAt, expiresAt);
        one.before = live.find(({ id }) => id === one.id)?.entry;
        const blocking = blockingOf(live, one.limit);
        if (blocking && !one.before) return { ...one, freeAt: blocking.endsAt };
      }
    }
    return undefined;
  }

  return {
    steps(): TransactSteps {
      return Object.fromEntries(
        [...records].map(([record, its]) => [`count ${record}`, addStep(record, its)]),
      );
    },
    full,
    /** Throws `too-many` with this text when a count has no room. */
    async refuse(failed: readonly string[], detail: string): Promise<void> {
      const found = await full(failed);
      if (found) throw tooMany(found, detail);
    },
  };
}

export type Tally = ReturnType<typeof tallyOf>;

/**
 * Writes the steps and counts, all or nothing. Returns the steps whose condition failed (none on success), or the count
 * that has no room.
 */
export async function transactWithin<Step extends string>(
  steps: TransactSteps<Step>,
  counts: readonly Count[],
): Promise<{ failed: Step[]; full?: Full }> {
  const tally = tallyOf(counts);
  for (let round = 0; round < maxRounds; round++) {
    const all: TransactSteps = { ...steps, ...tally.steps() };
    if (Object.values(all).every((step) => step === undefined)) return { failed: [] };
    const failed = await transact(all);
    const own = failed.filter((step): step is Step => step in steps);
    if (failed.length === 0 || own.length > 0) return { failed: own };
    const full = await tally.full(failed);
    if (full) return { failed: [], full };
  }
  throw busy();
}

/** Counts all or nothing, without other writes. Returns the count that has no room; undefined on success. */
export async function count(...counts: Count[]): Promise<Full | undefined> {
  return (await transactWithin({}, counts)).full;
}

/** The first of these counts that has no room. Doesn't count anything. */
export async function fullOf(counts: readonly Count[]): Promise<Full | undefined> {
  for (const one of counts) {
    const live = one.limit > 0 ? await counted(one.key, one.now) : [];
    const blocking = one.limit > 0 ? blockingOf(live, one.limit) : undefined;
    if (blocking) return { ...one, freeAt: blocking.endsAt };
  }
  return undefined;
}

/** The Problem for a count that has no room, with this text. */
export function tooMany({ freeAt, now = Date.now() }: Full, detail: string): Problem {
  return new Problem('too-many', detail, {
    retryAfterSeconds: Math.max(1, Math.ceil((freeAt - now) / 1000)),
  });
}
