import { type Page, walkMonths } from '#functions/platform/dynamo/month-walk.ts';
import type { QueryOf } from '#shared/api/route.ts';
import type { AuditEntry, auditRoutes } from '#shared/audit/routes.ts';
import { addDays, clinicDateAt, clinicInstant } from '#shared/time/clinic-time.ts';
import { auditTable } from './audit-log.ts';

type AuditQuery = QueryOf<(typeof auditRoutes)['GET /api/audit']>;

/** How far back the list goes when the query has no start date. */
const defaultDays = 365;

/** The requested days, in clinic time, as instants: `begins` is inclusive, `ends` exclusive. */
function spanOf({ from, to }: AuditQuery, now: Date) {
  const today = clinicDateAt(now);
  // Nothing is logged ahead of time, and reading must not start in a future month.
  const last = to && to < today ? to : today;
  return {
    begins: clinicInstant(from ?? addDays(last, -defaultDays), 0).toISOString(),
    ends: clinicInstant(addDays(last, 1), 0).toISOString(),
  };
}

/** Reads a page of the audit log, newest first. */
export function listAuditLog(query: AuditQuery, now: Date): Promise<Page<AuditEntry>> {
  const { begins, ends } = spanOf(query, now);
  const walk = {
    table: auditTable,
    partitionKey: 'month',
    sortKey: 'entry',
    forward: false,
    firstMonth: begins.slice(0, 7),
    lastMonth: ends.slice(0, 7),
  };
  return walkMonths<AuditEntry>(walk, query, ({ at }) => at >= begins && at < ends);
}
