import { toAppointment } from '#functions/adapters/appointment-item.ts';
import { listAppointments } from '#functions/adapters/appointment-list.ts';
import { admin } from '#functions/core/admin.ts';
import { now } from '#functions/core/clock.ts';
import { handle, reply } from '#functions/core/handle.ts';
import { appointmentRoutes } from '#shared/appointments/routes.ts';

export const handler = handle(appointmentRoutes['GET /api/appointments'], admin, async ({ query }) => {
  const { items, nextCursor } = await listAppointments(query, now());
  return reply(200, { appointments: items.map(toAppointment), nextCursor, complete: nextCursor === null });
});
