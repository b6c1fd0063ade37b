import { toAdminAppointment } from '#functions/appointments/admin-view.ts';
import { allowEmail } from '#functions/appointments/desk/allow-email.ts';
import { loggingViews } from '#functions/platform/audit-log/log-views.ts';
import { now } from '#functions/platform/clock.ts';
import { handle, reply } from '#functions/platform/http/handle.ts';
import { admin } from '#functions/platform/http/staff-caller.ts';
import { adminAppointmentRoutes } from '#shared/appointments/admin-routes.ts';

export const handler = handle(
  adminAppointmentRoutes['POST /api/admin/appointments/{confirmationNumber}/allow-email'],
  loggingViews(admin),
  async ({ params, caller }) => {
    const item = await allowEmail(params.confirmationNumber, { actor: caller.subject, now: now() });
    return reply(200, { appointment: await toAdminAppointment(item) });
  },
);
