import { readStats } from '#functions/appointments/stats.ts';
import { handle, reply } from '#functions/platform/http/handle.ts';
import { desk } from '#functions/platform/http/staff-caller.ts';
import { adminAppointmentRoutes } from '#shared/appointments/admin-routes.ts';

export const handler = handle(
  adminAppointmentRoutes['GET /api/appointments/stats'],
  desk,
  async (_request) => {
    return reply(200, { stats: await readStats() });
  },
);
