import { endSession } from '#functions/appointments/auth/lookup-sessions.ts';
import { patient, requireLookup } from '#functions/appointments/auth/patient-caller.ts';
import { handle, reply } from '#functions/platform/http/handle.ts';
import { appointmentRoutes } from '#shared/appointments/routes.ts';

export const handler = handle(
  appointmentRoutes['DELETE /api/appointments/lookup'],
  patient,
  async ({ caller }) => {
    await endSession(requireLookup(caller).sessionId);
    return reply(204);
  },
);
