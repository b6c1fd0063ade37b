import { patient, requireLookup } from '#functions/appointments/auth/patient-caller.ts';
import { appointmentsOfEmail } from '#functions/appointments/lists/list-by-email.ts';
import { toPatientAppointments } from '#functions/appointments/patient-view.ts';
import { handle, reply } from '#functions/platform/http/handle.ts';
import { appointmentRoutes } from '#shared/appointments/routes.ts';

export const handler = handle(
  appointmentRoutes['GET /api/appointments/mine'],
  patient,
  async ({ caller, query: { past, ...page }, now }) => {
    const { emailKey } = requireLookup(caller);
    const { items, nextCursor } = await appointmentsOfEmail(emailKey, now, {
      past: past === 'true',
      ...page,
    });
    return reply(200, { appointments: await toPatientAppointments(items, now), nextCursor });
  },
);
