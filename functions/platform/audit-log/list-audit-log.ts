import { type Page, walkPartitions, walkRange } from '#functions/platform/dynamo/month-walk.ts';
import type { QueryOf } from '#shared/api/route.ts';
import type { AuditEntry, auditRoutes } from '#shared/audit/routes.ts';
import { retention } from '#shared/legal/retention.ts';
import { addDays, clinicDateAt, clinicInstant } from '#shared/time/clinic-time.ts';
import { auditTable, viewsOf } from './audit-log.ts';

type AuditQuery = QueryOf<(typeof auditRoutes)['GET /api/audit']>;

/** How many days back the list goes if the query names neither a start date nor a record. */
const defaultDays = 365;

/** The requested days, in clinic time, as instants: `begins` is inclusive, `ends` exclusive. */
function spanOf({ from, to, subject }: AuditQuery, now: Date) {
  const today = clinicDateAt(now);
  // End today at the latest: nothing is logged ahead of time, and reading must not start in a future month.
  const last = to && to < today ? to : today;
  return {
    begins: clinicInstant(
      from ?? addDays(last, subject ? -retention.auditDays : -defaultDays),
      0,
    ).toISOString(),
    ends: clinicInstant(addDays(last, 1), 0).toISOString(),
  };
}

function readPage(query: AuditQuery, now: Date): Promise<Page<AuditEntry>> {
  const { begins, ends } = spanOf(query, now);
  const { subject, actor, about } = query;
  const matches = (entry: AuditEntry) =>
    entry.at >= begins &&
    entry.at < ends &&
    (!actor || entry.actor === actor) &&
    (!about || entry.action.startsWith(`${about}.`));
  if (subject !== undefined) {
    const index = { index: 'bySubject', idKey: 'month', partitionKey: 'subject', sortKey: 'entry' };
    const partitions = [{ value: subject, forward: false }];
    return walkPartitions({ table: auditTable, ...index, partitions }, query, matches);
  }
  const walk = {
    table: auditTable,
    partitionKey: 'month',
    sortKey: 'entry',
    forward: false,
    first: begins.slice(0, 7),
    last: ends.slice(0, 7),
    ...(query.kind === 'views' && { partitionOf: viewsOf }),
  };
  return walkRange(walk, query, matches);
}

/**
 * Reads a page of the audit log, newest first: the entries of one record, or the changes or the views of all records.
 * Keys of views contain only the quarter of an hour, so if two pages share a quarter, its views aren't in exact order.
 */
export async function listAuditLog(query: AuditQuery, now: Date): Promise<Page<AuditEntry>> {
  const { items, nextCursor } = await readPage(query, now);
  return { items: items.toSorted((one, other) => other.at.localeCompare(one.at)), nextCursor };
}
