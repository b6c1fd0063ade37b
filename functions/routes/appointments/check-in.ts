import { patient } from '#functions/appointments/auth/patient-caller.ts';
import { toAppointment } from '#functions/appointments/record.ts';
import { checkIn } from '#functions/appointments/self-service/check-in.ts';
import { clientOf } from '#functions/platform/http/client-of.ts';
import { handle, reply } from '#functions/platform/http/handle.ts';
import { appointmentRoutes } from '#shared/appointments/routes.ts';

export const handler = handle(
  appointmentRoutes['POST /api/appointments/{confirmationNumber}/check-in'],
  patient,
  async ({ params, caller, event, now }) => {
    const item = await checkIn(params.confirmationNumber, caller, await clientOf(event), now);
    return reply(200, { appointment: toAppointment(item) });
  },
);
