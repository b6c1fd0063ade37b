import { listAudit } from '#functions/adapters/audit-list.ts';
import { admin } from '#functions/core/admin.ts';
import { now } from '#functions/core/clock.ts';
import { handle, reply } from '#functions/core/handle.ts';
import { auditRoutes } from '#shared/audit/routes.ts';

export const handler = handle(auditRoutes['GET /api/audit'], admin, async ({ query }) => {
  const { items, nextCursor } = await listAudit(query, now());
  return reply(200, { entries: items, nextCursor });
});
