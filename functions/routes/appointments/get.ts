import { toAppointment } from '#functions/adapters/appointment-item.ts';
import { findAppointment } from '#functions/adapters/appointment-store.ts';
import { handle, reply } from '#functions/core/handle.ts';
import { patient } from '#functions/core/patient.ts';
import { Problem } from '#shared/api/problem.ts';
import { appointmentRoutes } from '#shared/appointments/routes.ts';

export const handler = handle(
  appointmentRoutes['GET /api/appointments/{confirmationNumber}'],
  patient,
  async ({ params, caller }) => {
    // Another patient's booking answers as one that does not exist.
    if (caller.confirmationNumber !== params.confirmationNumber) {
      throw new Problem('not-found', 'There is no such booking.');
    }
    return reply(200, { appointment: toAppointment(await findAppointment(params.confirmationNumber)) });
  },
);
