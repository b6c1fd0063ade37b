import { patient } from '#functions/appointments/auth/patient-caller.ts';
import { toAppointment } from '#functions/appointments/record.ts';
import { cancelAppointment } from '#functions/appointments/self-service/cancel.ts';
import { clientOf } from '#functions/platform/http/client-of.ts';
import { handle, reply } from '#functions/platform/http/handle.ts';
import { appointmentRoutes } from '#shared/appointments/routes.ts';

export const handler = handle(
  appointmentRoutes['POST /api/appointments/{confirmationNumber}/cancel'],
  patient,
  async ({ params, caller, event, now }) => {
    const item = await cancelAppointment(params.confirmationNumber, caller, await clientOf(event), now);
    return reply(200, { appointment: toAppointment(item) });
  },
);
