import { checkOpen, checkOwn } from '#functions/appointments/ownership.ts';
import { moveAppointment } from '#functions/appointments/reschedule.ts';
import { withToken } from '#functions/appointments/with-manage-token.ts';
import { now } from '#functions/platform/clock.ts';
import { handle, reply } from '#functions/platform/http/handle.ts';
import { patient } from '#functions/platform/http/patient-caller.ts';
import { Problem } from '#shared/api/problem.ts';
import { appointmentRoutes } from '#shared/appointments/routes.ts';
import { visitRefusal } from '#shared/appointments/visit-rules.ts';

export const handler = handle(
  appointmentRoutes['POST /api/appointments/{confirmationNumber}/reschedule'],
  patient,
  async ({ params, body, caller }) => {
    const at = now();
    const visit = { locationId: body.location.id, date: body.date, time: body.time };
    const refusal = visitRefusal(visit, at);
    if (refusal) {
      throw new Problem('invalid', refusal.message, { fields: { [refusal.field]: refusal.message } });
    }
    const item = await moveAppointment(params.confirmationNumber, visit, {
      actor: 'patient',
      now: at,
      check: (booking) => {
        checkOwn(caller, booking);
        checkOpen(booking, at);
      },
    });
    return reply(200, await withToken(item));
  },
);
