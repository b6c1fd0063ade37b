import type { QueryOf } from '#shared/api/route.ts';
import type { AuditEntry, auditRoutes } from '#shared/audit/routes.ts';
import { addDays, clinicDateAt, clinicInstant } from '#shared/time/clinic-time.ts';
import { auditTable } from './audit.ts';
import { type Page, walkMonths } from './dynamo/month-walk.ts';

type AuditQuery = QueryOf<(typeof auditRoutes)['GET /api/audit']>;

/** Without a first day: so many days back. */
const usualDays = 365;

/** The days asked for, in clinic time, as instants: from the first, up to but not with the second. */
function spanOf({ from, to }: AuditQuery, now: Date) {
  const today = clinicDateAt(now);
  // Nothing is written ahead of time, and no list begins in a month that is yet to come.
  const last = to && to < today ? to : today;
  return {
    begins: clinicInstant(from ?? addDays(last, -usualDays), 0).toISOString(),
    ends: clinicInstant(addDays(last, 1), 0).toISOString(),
  };
}

/** A page of what was done, newest first. */
export function listAudit(query: AuditQuery, now: Date): Promise<Page<AuditEntry>> {
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
