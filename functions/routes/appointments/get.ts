import { patient } from '#functions/appointments/access/patient-caller.ts';
import { checkOwn } from '#functions/appointments/ownership.ts';
import { toAppointment } from '#functions/appointments/record.ts';
import { findAppointment } from '#functions/appointments/store.ts';
import { handle, reply } from '#functions/platform/http/handle.ts';
import { appointmentRoutes } from '#shared/appointments/routes.ts';

export const handler = handle(
  appointmentRoutes['GET /api/appointments/{confirmationNumber}'],
  patient,
  async ({ params, caller }) => {
    const item = await findAppointment(params.confirmationNumber);
    checkOwn(caller, item);
    return reply(200, { appointment: toAppointment(item) });
  },
);
