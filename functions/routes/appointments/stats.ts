import { readStats } from '#functions/appointments/stats.ts';
import { reply } from '#functions/platform/http/handle.ts';
import { handleStaff } from '#functions/platform/http/staff-caller.ts';
import { adminAppointmentRoutes } from '#shared/appointments/admin-routes.ts';

export const handler = handleStaff(
  adminAppointmentRoutes['GET /api/appointments/stats'],
  async (_request) => {
    return reply(200, { stats: await readStats() });
  },
);
