import { queryAll, readItem } from '#functions/platform/dynamo/items.ts';
import type { VersionedTable } from '#functions/platform/dynamo/versioned-record.ts';
import { env } from '#functions/platform/env.ts';
import { periodsBetween } from '#functions/platform/months.ts';
import { Problem } from '#shared/api/problem.ts';
import type { Closure } from '#shared/closures/closure.ts';
import type { ClinicDate } from '#shared/time/clinic-time.ts';

export const closuresTable = env('CLOSURES_TABLE');

/** A visit that a closure met: it held one of the closure's slots when the closure was made. */
export interface MetVisit {
  confirmationNumber: string;
  startsAt: string;
}

/** What tells a closure from a later one of the same hours, whose id is the same. */
export type ClosureKey = Pick<Closure, 'id' | 'createdAt'>;

/** A closure as the table holds it. */
export interface ClosureItem extends Closure {
  /** `YYYY-MM` of its date. */
  month: string;
  /** The times of the slots that it closed, and that reopening opens again. */
  times: readonly string[];
  /** Random. Distinguishes it from an earlier or later closure of the same hours, which has the same id. */
  version: string;
  /** The visits that held its slots when it was made. Written right after it, so absent if that failed. */
  visits?: readonly MetVisit[];
  /** Overlapping closures that were reopened while this one stayed. Their mails and phone calls count as its own. */
  inherited?: readonly ClosureKey[];
}

export const versionedClosures: VersionedTable<ClosureItem> = {
  name: closuresTable,
  key: ['month', 'id'],
  version: 'version',
};

/** The month of a closure's date, or of its id, which begins with the date. */
export function monthOf(dateOrId: string): string {
  return dateOrId.slice(0, 7);
}

export function noSuchClosure(): Problem {
  return new Problem('not-found', 'We couldn’t find that closure. The clinic may have been reopened.');
}

/** Reads a closure consistently. */
export function readClosure(id: string): Promise<ClosureItem | undefined> {
  return readItem(closuresTable, { month: monthOf(id), id });
}

/** Reads a closure consistently. Throws `not-found` when there is none. */
export async function findClosure(id: string): Promise<ClosureItem> {
  const item = await readClosure(id);
  if (!item) throw noSuchClosure();
  return item;
}

/** The closures of a month whose ids sort from `from` to `to`, including the ids that begin with `to`. */
function closuresOfMonth(month: string, from: string, to: string): Promise<ClosureItem[]> {
  return queryAll({
    TableName: closuresTable,
    KeyConditionExpression: '#month = :month AND id BETWEEN :from AND :to',
    ExpressionAttributeNames: { '#month': 'month' },
    // '~' sorts after anything that may follow `to` in an id.
    ExpressionAttributeValues: { ':month': month, ':from': from, ':to': `${to}~` },
    ConsistentRead: true,
  });
}

/** Reads the closures of these days, soonest first and then by clinic. */
export async function closuresBetween(from: ClinicDate, to: ClinicDate): Promise<ClosureItem[]> {
  if (from > to) return [];
  const months = await Promise.all(
    periodsBetween(monthOf(from), monthOf(to)).map((month) => closuresOfMonth(month, from, to)),
  );
  return months
    .flat()
    .sort(
      (a, b) =>
        a.date.localeCompare(b.date) ||
        Number(a.locationId) - Number(b.locationId) ||
        a.id.localeCompare(b.id),
    );
}

/** Reads the closures of a clinic's day, consistently. */
export function closuresOfDay({
  date,
  locationId,
}: Pick<Closure, 'date' | 'locationId'>): Promise<ClosureItem[]> {
  // Ids begin with date and clinic.
  const prefix = `${date}_${locationId}_`;
  return closuresOfMonth(monthOf(date), prefix, prefix);
}

/** The closures whose mails and phone calls count as this one's: itself, and those it inherited. */
export function keysOf({ id, createdAt, inherited = [] }: ClosureItem): readonly ClosureKey[] {
  return [{ id, createdAt }, ...inherited];
}

/** Whether a mail or phone call about the closure with this key counts as this closure's. */
export function isAbout(
  closure: ClosureItem,
  id: string | undefined,
  createdAt: string | undefined,
): boolean {
  return keysOf(closure).some((key) => key.id === id && key.createdAt === createdAt);
}
