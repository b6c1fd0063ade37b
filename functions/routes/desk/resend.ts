import { resendConfirmation } from '#functions/appointments/desk/resend.ts';
import { reply } from '#functions/platform/http/handle.ts';
import { handleStaff } from '#functions/platform/http/staff-caller.ts';
import { deskRoutes } from '#shared/appointments/desk-routes.ts';

export const handler = handleStaff(
  deskRoutes['POST /api/admin/appointments/{confirmationNumber}/resend'],
  async ({ params, caller, now }) => {
    await resendConfirmation(params.confirmationNumber, { actor: caller.subject, now: now });
    return reply(202, { message: 'The confirmation is on its way.' });
  },
);
