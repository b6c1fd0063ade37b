import { readStatusCounts } from '#functions/adapters/appointment-stats.ts';
import { admin } from '#functions/core/admin.ts';
import { handle, reply } from '#functions/core/handle.ts';
import { appointmentRoutes } from '#shared/appointments/routes.ts';

export const handler = handle(appointmentRoutes['GET /api/appointments/stats'], admin, async (_request) => {
  const counts = await readStatusCounts();
  const total = counts.confirmed + counts.cancelled + counts.completed;
  return reply(200, { stats: { total, ...counts } });
});
