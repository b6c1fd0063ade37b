import { toAppointment } from '#functions/adapters/appointment-item.ts';
import { findAppointment } from '#functions/adapters/appointment-store.ts';
import { handle, reply } from '#functions/core/handle.ts';
import { checkOwn } from '#functions/core/own-booking.ts';
import { patient } from '#functions/core/patient.ts';
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
