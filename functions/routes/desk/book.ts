import { toAdminAppointment } from '#functions/appointments/admin-view.ts';
import { bookAtDesk } from '#functions/appointments/desk/book.ts';
import { handleViews } from '#functions/platform/audit-log/log-views.ts';
import { reply } from '#functions/platform/http/handle.ts';
import { deskRoutes } from '#shared/appointments/desk-routes.ts';

export const handler = handleViews(
  deskRoutes['POST /api/admin/appointments'],
  async ({ body, caller, now }) => {
    const { item, isNew } = await bookAtDesk(body, caller.subject, now);
    return reply(isNew ? 201 : 200, { appointment: await toAdminAppointment(item) });
  },
);
