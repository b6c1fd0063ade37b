import { patient } from '#functions/appointments/access/patient-caller.ts';
import { appointmentsOfEmail } from '#functions/appointments/list-by-email.ts';
import { toAppointment } from '#functions/appointments/record.ts';
import { handle, reply } from '#functions/platform/http/handle.ts';
import { Problem } from '#shared/api/problem.ts';
import { appointmentRoutes } from '#shared/appointments/routes.ts';

export const handler = handle(
  appointmentRoutes['GET /api/appointments/mine'],
  patient,
  async ({ caller }) => {
    // A manage token does not prove that the email address is the caller's.
    if (!('emailKey' in caller)) throw new Problem('forbidden', 'This needs the code we mail you.');
    const items = await appointmentsOfEmail(caller.emailKey);
    return reply(200, { appointments: items.map(toAppointment) });
  },
);
