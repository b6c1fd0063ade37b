import { readStatusCounts } from '#functions/appointments/stats.ts';
import { admin } from '#functions/platform/http/admin-caller.ts';
import { handle, reply } from '#functions/platform/http/handle.ts';
import { adminAppointmentRoutes } from '#shared/appointments/admin-routes.ts';

export const handler = handle(
  adminAppointmentRoutes['GET /api/appointments/stats'],
  admin,
  async (_request) => {
    const counts = await readStatusCounts();
    const total = counts.confirmed + counts.cancelled + counts.completed;
    return reply(200, { stats: { total, ...counts } });
  },
);
