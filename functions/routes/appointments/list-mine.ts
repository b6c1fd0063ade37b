import { toAppointment } from '#functions/adapters/appointment-item.ts';
import { appointmentsOfEmail } from '#functions/adapters/appointments-of-email.ts';
import { handle, reply } from '#functions/core/handle.ts';
import { patient } from '#functions/core/patient.ts';
import { Problem } from '#shared/api/problem.ts';
import { appointmentRoutes } from '#shared/appointments/routes.ts';

export const handler = handle(
  appointmentRoutes['GET /api/appointments/mine'],
  patient,
  async ({ caller }) => {
    // The token of one booking is no proof of the address it was made with.
    if (!('emailKey' in caller)) throw new Problem('forbidden', 'This needs the code we mail you.');
    const items = await appointmentsOfEmail(caller.emailKey);
    return reply(200, { appointments: items.map(toAppointment) });
  },
);
