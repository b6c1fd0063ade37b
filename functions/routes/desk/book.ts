import { toAdminAppointment } from '#functions/appointments/admin-view.ts';
import { bookAtDesk } from '#functions/appointments/desk/book.ts';
import { loggingViews } from '#functions/platform/audit-log/log-views.ts';
import { now as clock } from '#functions/platform/clock.ts';
import { handle, reply } from '#functions/platform/http/handle.ts';
import { desk } from '#functions/platform/http/staff-caller.ts';
import { deskRoutes } from '#shared/appointments/desk-routes.ts';

export const handler = handle(
  deskRoutes['POST /api/admin/appointments'],
  loggingViews(desk),
  async ({ body, caller }) => {
    const { item, isNew } = await bookAtDesk(body, caller.subject, clock());
    return reply(isNew ? 201 : 200, { appointment: await toAdminAppointment(item) });
  },
);
