import { toAdminAppointment } from '#functions/appointments/admin-view.ts';
import { rescheduleAtDesk } from '#functions/appointments/desk/reschedule.ts';
import { checkOffered } from '#functions/appointments/reschedule.ts';
import { handleViews } from '#functions/platform/audit-log/log-views.ts';
import { reply } from '#functions/platform/http/handle.ts';
import { deskRoutes } from '#shared/appointments/desk-routes.ts';

export const handler = handleViews(
  deskRoutes['POST /api/admin/appointments/{confirmationNumber}/reschedule'],
  async ({ params, body: { location, date, time, version }, caller, now }) => {
    const slot = { locationId: location.id, date, time };
    checkOffered(slot, now);
    const by = { actor: caller.subject, now };
    const item = await rescheduleAtDesk(params.confirmationNumber, slot, version, by);
    return reply(200, { appointment: await toAdminAppointment(item) });
  },
);
