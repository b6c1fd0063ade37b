import { toAdminAppointment } from '#functions/appointments/admin-view.ts';
import { rescheduleAtDesk } from '#functions/appointments/desk/reschedule.ts';
import { checkOffered } from '#functions/appointments/reschedule.ts';
import { loggingViews } from '#functions/platform/audit-log/log-views.ts';
import { now as clock } from '#functions/platform/clock.ts';
import { handle, reply } from '#functions/platform/http/handle.ts';
import { desk } from '#functions/platform/http/staff-caller.ts';
import { deskRoutes } from '#shared/appointments/desk-routes.ts';

export const handler = handle(
  deskRoutes['POST /api/admin/appointments/{confirmationNumber}/reschedule'],
  loggingViews(desk),
  async ({ params, body: { location, date, time, version }, caller }) => {
    const now = clock();
    const slot = { locationId: location.id, date, time };
    checkOffered(slot, now);
    const by = { actor: caller.subject, now };
    const item = await rescheduleAtDesk(params.confirmationNumber, slot, version, by);
    return reply(200, { appointment: await toAdminAppointment(item) });
  },
);
