import { toAdminAppointment } from '#functions/appointments/admin-view.ts';
import { estimateAtDesk } from '#functions/estimates/desk.ts';
import { handleViews } from '#functions/platform/audit-log/log-views.ts';
import { reply } from '#functions/platform/http/handle.ts';
import { adminEstimateRoutes } from '#shared/estimates/admin-routes.ts';

export const handler = handleViews(
  adminEstimateRoutes['POST /api/admin/appointments/{confirmationNumber}/estimate'],
  async ({ params, body, caller, now }) => {
    const { item, ...rest } = await estimateAtDesk(params.confirmationNumber, body, caller.subject, now);
    return reply(202, { appointment: await toAdminAppointment(item), ...rest });
  },
);
