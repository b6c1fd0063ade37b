import { findOutcome } from '#functions/appointments/self-service/find-outcome.ts';
import { withManageToken } from '#functions/appointments/with-manage-token.ts';
import { clientOf } from '#functions/platform/http/client-of.ts';
import { anyone, handle, reply } from '#functions/platform/http/handle.ts';
import { appointmentRoutes } from '#shared/appointments/routes.ts';

export const handler = handle(
  appointmentRoutes['POST /api/appointments/{confirmationNumber}/outcome'],
  anyone,
  async ({ params, body, event, now }) => {
    const item = await findOutcome(params.confirmationNumber, body.attempt, await clientOf(event), now);
    return reply(200, await withManageToken(item, 'browser'));
  },
);
