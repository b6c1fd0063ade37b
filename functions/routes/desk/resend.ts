import { resendConfirmation } from '#functions/appointments/desk/resend.ts';
import { now } from '#functions/platform/clock.ts';
import { handle, reply } from '#functions/platform/http/handle.ts';
import { desk } from '#functions/platform/http/staff-caller.ts';
import { deskRoutes } from '#shared/appointments/desk-routes.ts';

export const handler = handle(
  deskRoutes['POST /api/admin/appointments/{confirmationNumber}/resend'],
  desk,
  async ({ params, caller }) => {
    await resendConfirmation(params.confirmationNumber, { actor: caller.subject, now: now() });
    return reply(202, { message: 'The confirmation is on its way.' });
  },
);
