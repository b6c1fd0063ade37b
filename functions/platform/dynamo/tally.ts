import { randomBytes } from 'node:crypto';
import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { env } from '#functions/platform/env.ts';
import { Problem } from '#shared/api/problem.ts';
import { dynamo } from './client.ts';
import { readItem } from './reads.ts';
import { busy, conditionalWrite } from './retry.ts';
import { type TransactSteps, transact, type UpdateStep } from './transaction.ts';

const table = env('LIMITS_TABLE');

/** Something that may happen only so often in a time that rolls: no midnight gives everything back. */
export interface Count {
  /**
   * What is counted, and whose: a pseudonym, since it's stored. Counts whose keys differ only in what follows a `|` share a
   * record, so that they cost one write together.
   */
  key: string;
  /** How many may count at a time. 0: it isn't counted. */
  limit: number;
  /** How long it counts, in milliseconds. */
  lastsMs: number;
  /** What it is. The same thing again counts once, for as long as it last did. Default: something new. */
  id?: string;
  /** Milliseconds since 1970. Default: real time. */
  now?: number;
}

/** A count that has no room, and when it will. */
export interface Full extends Count {
  /** Milliseconds since 1970. */
  freeAt: number;
}

/** A member of a count's set: when it ends, and its id. */
interface Member {
  entry: string;
  id: string;
  endsAt: number;
}

function memberOf(entry: string): Member {
  const [end = ''] = entry.split(' ', 1);
  return { entry, id: entry.slice(end.length + 1), endsAt: Number.parseInt(end, 36) };
}

function placeOf(key: string): { record: string; set: string } {
  const [record = '', set = 'members'] = key.split('|', 2);
  return { record, set };
}

/** What a record counts, by the names of its sets, and when it ends (seconds since 1970). */
async function readRecord(record: string): Promise<{ sets: Map<string, Member[]>; expiresAt: number }> {
  const { expiresAt = 0, ...rest } = (await readItem<{ expiresAt: number }>(table, { key: record })) ?? {};
  const sets = Object.entries<unknown>(rest).filter(
    (one): one is [string, Set<string>] => one[1] instanceof Set,
  );
  return { sets: new Map(sets.map(([set, entries]) => [set, [...entries].map(memberOf)])), expiresAt };
}

async function membersOf(key: string): Promise<Member[]> {
  const { record, set } = placeOf(key);
  return (await readRecord(record)).sets.get(set) ?? [];
}

/** The newest member of each id that still counts, the first to end first. */
function liveOf(members: readonly Member[], now: number): Member[] {
  const byEnd = members.filter(({ endsAt }) => endsAt > now).toSorted((a, b) => a.endsAt - b.endsAt);
  return [...new Map(byEnd.map((member) => [member.id, member])).values()].toSorted(
    (a, b) => a.endsAt - b.endsAt,
  );
}

async function change(key: string, action: 'ADD' | 'DELETE', entries: readonly string[]): Promise<void> {
  if (entries.length === 0) return;
  const { record, set } = placeOf(key);
  const command = new UpdateCommand({
    TableName: table,
    Key: { key: record },
    UpdateExpression: `${action} #set :entries`,
    ConditionExpression: 'attribute_exists(#set)',
    ExpressionAttributeNames: { '#set': set },
    ExpressionAttributeValues: { ':entries': new Set(entries) },
  });
  await conditionalWrite(() => dynamo.send(command));
}

/** Each refused write has dropped a count or made room, and others fill it only so often. */
const maxRounds = 50;

/** So many members that have ended are removed, where no limit does it. */
const muchEnded = 50;

/** What counts under a key, the first to end first. */
export async function counted(
  key: string,
  now = Date.now(),
): Promise<readonly Pick<Member, 'id' | 'endsAt'>[]> {
  const members = await membersOf(key);
  const ended = members.filter(({ endsAt }) => endsAt <= now).map(({ entry }) => entry);
  if (ended.length > muchEnded) await change(key, 'DELETE', ended);
  return liveOf(members, now);
}

/** Counts these no more, nor what has one of their ids with a space and more after it. */
export async function uncount(counts: readonly Pick<Count, 'key' | 'id'>[]): Promise<void> {
  await Promise.all(
    counts.map(async ({ key, id }) => {
      const members = (await membersOf(key)).filter((member) => `${member.id} `.startsWith(`${id} `));
      await change(
        key,
        'DELETE',
        members.map(({ entry }) => entry),
      );
    }),
  );
}

function entryOf(endsAt: number, id: string): string {
  return `${endsAt.toString(36)} ${id}`;
}

interface Added {
  set: string;
  entries: readonly string[];
  /** Seconds since 1970. */
  expiresAt: number;
  /** Without one, it's counted anyway. */
  limit?: number;
}

/** The step that adds to the sets of a record, if each has room and the record doesn't live longer, which would end it early. */
function addStep(record: string, added: readonly Added[]): UpdateStep {
  const expiresAt = Math.max(...added.map((one) => one.expiresAt));
  const limits = added.flatMap(({ limit }, index) => (limit === undefined ? [] : [{ limit, index }]));
  const conditions = [
    '(attribute_not_exists(expiresAt) OR expiresAt <= :expiresAt)',
    ...limits.map(
      ({ index }) => `(attribute_not_exists(#set${index}) OR size(#set${index}) < :limit${index})`,
    ),
  ];
  return {
    Update: {
      TableName: table,
      Key: { key: record },
      UpdateExpression: `ADD ${added.map((_, index) => `#set${index} :entries${index}`).join(', ')} SET expiresAt = :expiresAt`,
      ...(limits.length > 0 && { ConditionExpression: conditions.join(' AND ') }),
      ExpressionAttributeNames: Object.fromEntries(added.map(({ set }, index) => [`#set${index}`, set])),
      ExpressionAttributeValues: {
        ':expiresAt': expiresAt,
        ...Object.fromEntries(added.map(({ entries }, index) => [`:entries${index}`, new Set(entries)])),
        ...Object.fromEntries(limits.map(({ limit, index }) => [`:limit${index}`, limit])),
      },
    },
  };
}

/** The step that counts something that has already happened, whatever the limit. */
export function countAnyway(key: string, ids: readonly string[], lastsMs: number): UpdateStep {
  const endsAt = Math.ceil(Date.now() + lastsMs);
  const { record, set } = placeOf(key);
  return addStep(record, [
    { set, entries: ids.map((id) => entryOf(endsAt, id)), expiresAt: Math.ceil(endsAt / 1000) },
  ]);
}

/**
 * Counts, all or none, in a transaction of the caller's: with `steps` in it, and `full` or `refuse` called with the steps
 * that refused it. They find the count that has no room; if there is none, the transaction is to be tried again.
 */
export function countsOf(counts: readonly Count[]) {
  let open = counts
    .filter(({ limit }) => limit > 0)
    .map((count) => {
      const { lastsMs, id = randomBytes(6).toString('base64url'), now = Date.now() } = count;
      const endsAt = Math.ceil(now + lastsMs);
      const expiresAt = Math.ceil(endsAt / 1000);
      const entry = entryOf(endsAt, id);
      return { ...count, ...placeOf(count.key), id, now, entry, entries: [entry], expiresAt };
    });

  /** Drops a count that is counted already, and makes room for one where others have ended. */
  async function resolve(count: (typeof open)[number]): Promise<Full | undefined> {
    const { key, record, set, id, entry, limit, now } = count;
    const { sets, expiresAt } = await readRecord(record);
    count.expiresAt = Math.max(count.expiresAt, expiresAt);
    const members = sets.get(set) ?? [];
    const live = liveOf(members, now);
    const isCounted = live.some((member) => member.id === id);
    const [next] = live;
    if (!isCounted && live.length >= limit && next) return { ...count, freeAt: next.endsAt };
    const kept = new Set(live.filter((member) => member.id !== id).map((member) => member.entry));
    const ended = members.map((member) => member.entry).filter((one) => !kept.has(one) && one !== entry);
    await change(key, 'DELETE', ended);
    for (const [other, others] of sets) {
      const over = others.filter(({ endsAt }) => endsAt <= now).map((member) => member.entry);
      if (other !== set) await change(`${record}|${other}`, 'DELETE', over);
    }
    if (!isCounted) return undefined;
    await change(key, 'ADD', [entry]);
    open = open.filter((one) => one !== count);
    return undefined;
  }

  async function full(failed: readonly string[]): Promise<Full | undefined> {
    for (const one of open.filter(({ record }) => failed.includes(`count ${record}`))) {
      const found = await resolve(one);
      if (found) return found;
    }
    return undefined;
  }

  return {
    steps(): TransactSteps {
      const records = [...Map.groupBy(open, ({ record }) => record)];
      return Object.fromEntries(
        records.map(([record, added]) => [`count ${record}`, addStep(record, added)]),
      );
    },
    full,
    /** Throws `too-many`, in these words, when a count has no room. */
    async refuse(failed: readonly string[], detail: string): Promise<void> {
      const found = await full(failed);
      if (found) throw tooMany(found, detail);
    },
  };
}

export type Tally = ReturnType<typeof countsOf>;

/**
 * Writes the steps and counts, all or nothing. Returns the steps whose condition failed, none on success, or the count
 * that has no room.
 */
export async function transactWithin<Step extends string>(
  steps: TransactSteps<Step>,
  counts: readonly Count[],
): Promise<{ failed: Step[]; full?: Full }> {
  const tally = countsOf(counts);
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

/** Counts what writes nothing else, all or none. Returns the count that has no room; undefined on success. */
export async function count(...counts: Count[]): Promise<Full | undefined> {
  return (await transactWithin({}, counts)).full;
}

/** Which of these counts has no room, without counting. */
export async function fullOf(counts: readonly Count[]): Promise<Full | undefined> {
  for (const one of counts) {
    const live = one.limit > 0 ? await counted(one.key, one.now) : [];
    const next = live[Math.max(0, live.length - one.limit)];
    if (next && live.length >= one.limit) return { ...one, freeAt: next.endsAt };
  }
  return undefined;
}

/** The Problem for what a count has no room for, with these words. */
export function tooMany({ freeAt, now = Date.now() }: Full, detail: string): Problem {
  return new Problem('too-many', detail, {
    retryAfterSeconds: Math.max(1, Math.ceil((freeAt - now) / 1000)),
  });
}
