import { patient } from '#functions/appointments/auth/patient-caller.ts';
import { correctEmail } from '#functions/appointments/self-service/correct-email.ts';
import { withManageToken } from '#functions/appointments/with-manage-token.ts';
import { clientOf } from '#functions/platform/http/client-of.ts';
import { handle, reply } from '#functions/platform/http/handle.ts';
import { appointmentRoutes } from '#shared/appointments/routes.ts';

export const handler = handle(
  appointmentRoutes['POST /api/appointments/{confirmationNumber}/email'],
  patient,
  async ({ params, body, caller, event, now }) => {
    const client = await clientOf(event);
    const item = await correctEmail(params.confirmationNumber, body, caller, client, now);
    return reply(200, await withManageToken(item, 'browser'));
  },
);
