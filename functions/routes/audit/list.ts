import { listAuditLog } from '#functions/platform/audit-log/list-audit-log.ts';
import { now } from '#functions/platform/clock.ts';
import { handle, reply } from '#functions/platform/http/handle.ts';
import { admin } from '#functions/platform/http/staff-caller.ts';
import { auditRoutes } from '#shared/audit/routes.ts';

export const handler = handle(auditRoutes['GET /api/audit'], admin, async ({ query }) => {
  const { items, nextCursor } = await listAuditLog(query, now());
  return reply(200, { entries: items, nextCursor });
});
