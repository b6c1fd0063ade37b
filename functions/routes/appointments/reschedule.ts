import { patient } from '#functions/appointments/auth/patient-caller.ts';
import { checkOffered } from '#functions/appointments/reschedule.ts';
import { rescheduleAppointment } from '#functions/appointments/self-service/reschedule.ts';
import { withTokenOf } from '#functions/appointments/with-manage-token.ts';
import { clientOf } from '#functions/platform/http/client-of.ts';
import { handle, reply } from '#functions/platform/http/handle.ts';
import { countMetric } from '#functions/platform/metric.ts';
import { appointmentRoutes } from '#shared/appointments/routes.ts';

export const handler = handle(
  appointmentRoutes['POST /api/appointments/{confirmationNumber}/reschedule'],
  patient,
  async ({ params, body, caller, event, now }) => {
    const slot = { locationId: body.location.id, date: body.date, time: body.time };
    checkOffered(slot, now);
    const client = await clientOf(event);
    const item = await rescheduleAppointment(params.confirmationNumber, slot, caller, client, now);
    // Count only the request that moved the visit. A repeated request finds an earlier `rescheduledAt`.
    if (item.rescheduledAt === now.toISOString()) countMetric('AppointmentRescheduled');
    return reply(200, await withTokenOf(caller, item));
  },
);
