import { env } from '#functions/platform/env.ts';
import { readItem, updateItem } from './items.ts';
import type { UpdateStep } from './transaction.ts';

// How counts are stored: a record has sets of members, and each member holds its end and its id.

const table = env('LIMITS_TABLE');

/** A member of a count's set: when it ends, and its id. */
export interface Member {
  entry: string;
  id: string;
  endsAt: number;
}

function memberOf(entry: string): Member {
  const [end = ''] = entry.split(' ', 1);
  return { entry, id: entry.slice(end.length + 1), endsAt: Number.parseInt(end, 36) };
}

/** The record and the set that a count's key refers to. */
export function placeOf(key: string): { record: string; set: string } {
  const [record = '', set = 'members'] = key.split('|', 2);
  return { record, set };
}

/** The sets of a record by name, and when the record expires (seconds since 1970). */
export async function readRecord(
  record: string,
): Promise<{ sets: Map<string, Member[]>; expiresAt: number }> {
  const { expiresAt = 0, ...rest } = (await readItem<{ expiresAt: number }>(table, { key: record })) ?? {};
  const sets = Object.entries<unknown>(rest).filter(
    (one): one is [string, Set<string>] => one[1] instanceof Set,
  );
  return { sets: new Map(sets.map(([set, entries]) => [set, [...entries].map(memberOf)])), expiresAt };
}

/** The members of the set for a count's key. */
export async function membersOf(key: string): Promise<Member[]> {
  const { record, set } = placeOf(key);
  return (await readRecord(record)).sets.get(set) ?? [];
}

/** The members that still count, one per id (the last to end), sorted by end. */
export function liveOf(members: readonly Member[], now: number): Member[] {
  const byEnd = members.filter(({ endsAt }) => endsAt > now).toSorted((a, b) => a.endsAt - b.endsAt);
  return [...new Map(byEnd.map((member) => [member.id, member])).values()].toSorted(
    (a, b) => a.endsAt - b.endsAt,
  );
}

/** The member that has to end before there is room again; undefined if there is room. */
export function blockingOf(live: readonly Member[], limit: number): Member | undefined {
  return live.length >= limit ? live[live.length - limit] : undefined;
}

/** Removes members from the set for a count's key. */
export async function remove(key: string, members: readonly Member[]): Promise<void> {
  if (members.length === 0) return;
  const { record, set } = placeOf(key);
  await updateItem({
    TableName: table,
    Key: { key: record },
    UpdateExpression: 'DELETE #set :entries',
    ConditionExpression: 'attribute_exists(#set)',
    ExpressionAttributeNames: { '#set': set },
    ExpressionAttributeValues: { ':entries': new Set(members.map(({ entry }) => entry)) },
  });
}

/** A member in its stored form. `endsAt` is in milliseconds. */
export function entryOf(endsAt: number, id: string): string {
  return `${endsAt.toString(36)} ${id}`;
}

/** Members to add to a set. */
export interface Added {
  set: string;
  entries: readonly string[];
  /** Seconds since 1970. */
  expiresAt: number;
  /** If undefined, the members are counted without a limit. */
  limit?: number;
  /** The entry of a member with the same id that already counts, so that the new one needs no room. */
  before?: string | undefined;
}

/**
 * The step that adds to the sets of a record. With limits, it fails if a set has no room, or if the record's expiry
 * would become earlier. Without limits, everything that a record counts must last equally long.
 */
export function addStep(record: string, added: readonly Added[]): UpdateStep {
  const names: Record<string, string> = {};
  const values: Record<string, unknown> = { ':expiresAt': Math.max(...added.map((one) => one.expiresAt)) };
  const conditions: string[] = [];
  for (const [index, { set, entries, limit, before }] of added.entries()) {
    names[`#set${index}`] = set;
    values[`:entries${index}`] = new Set(entries);
    if (limit === undefined) continue;
    values[`:limit${index}`] = limit;
    if (before) values[`:before${index}`] = before;
    const isCounted = before ? ` OR contains(#set${index}, :before${index})` : '';
    conditions.push(
      `(attribute_not_exists(#set${index}) OR size(#set${index}) < :limit${index}${isCounted})`,
    );
  }
  const livesLonger = '(attribute_not_exists(expiresAt) OR expiresAt <= :expiresAt)';
  return {
    Update: {
      TableName: table,
      Key: { key: record },
      UpdateExpression: `ADD ${added.map((_, index) => `#set${index} :entries${index}`).join(', ')} SET expiresAt = :expiresAt`,
      ...(conditions.length > 0 && { ConditionExpression: [livesLonger, ...conditions].join(' AND ') }),
      ExpressionAttributeNames: names,
      ExpressionAttributeValues: values,
    },
  };
}
