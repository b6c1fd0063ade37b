import { patient } from '#functions/appointments/auth/patient-caller.ts';
import { findOwnAppointment } from '#functions/appointments/ownership.ts';
import { nearestTimes } from '#functions/appointments/slots/nearest-times.ts';
import { now } from '#functions/platform/clock.ts';
import { handle, reply } from '#functions/platform/http/handle.ts';
import { appointmentRoutes } from '#shared/appointments/routes.ts';

export const handler = handle(
  appointmentRoutes['GET /api/appointments/{confirmationNumber}/times'],
  patient,
  async ({ params, caller }) => {
    const item = await findOwnAppointment(params.confirmationNumber, caller);
    return reply(200, { times: await nearestTimes(item, now()) });
  },
);
