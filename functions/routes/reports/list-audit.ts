import { listAuditLog } from '#functions/platform/audit-log/list-audit-log.ts';
import { reply } from '#functions/platform/http/handle.ts';
import { handleStaff } from '#functions/platform/http/staff-caller.ts';
import { auditRoutes } from '#shared/audit/routes.ts';

export const handler = handleStaff(auditRoutes['GET /api/audit'], async ({ query, now }) => {
  const { items, nextCursor } = await listAuditLog(query, now);
  return reply(200, { entries: items, nextCursor });
});
