import { toAdminAppointment } from '#functions/appointments/admin-view.ts';
import { checkConfirmed } from '#functions/appointments/desk/desk.ts';
import { checkOffered, reschedule } from '#functions/appointments/reschedule.ts';
import { checkVersion } from '#functions/appointments/update.ts';
import { now as clock } from '#functions/platform/clock.ts';
import { admin } from '#functions/platform/http/admin-caller.ts';
import { handle, reply } from '#functions/platform/http/handle.ts';
import { countMetric } from '#functions/platform/metric.ts';
import { deskRoutes } from '#shared/appointments/desk-routes.ts';

export const handler = handle(
  deskRoutes['POST /api/admin/appointments/{confirmationNumber}/reschedule'],
  admin,
  async ({ params, body, caller }) => {
    const now = clock();
    const slot = { locationId: body.location.id, date: body.date, time: body.time };
    checkOffered(slot, now);
    const item = await reschedule(params.confirmationNumber, slot, {
      actor: caller.subject,
      cause: 'staff',
      now,
      check: (stored) => {
        checkVersion(body.version)(stored);
        checkConfirmed(stored);
      },
    });
    if (item.rescheduledAt === now.toISOString()) countMetric('AppointmentRescheduled');
    return reply(200, { appointment: await toAdminAppointment(item) });
  },
);
