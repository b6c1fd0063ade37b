import { addressee } from '#functions/appointments/auth/addressee-caller.ts';
import { disownEmail } from '#functions/appointments/self-service/disown-email.ts';
import { handle, reply } from '#functions/platform/http/handle.ts';
import { appointmentRoutes } from '#shared/appointments/routes.ts';

export const handler = handle(
  appointmentRoutes['POST /api/appointments/{confirmationNumber}/not-mine'],
  addressee,
  async ({ params, caller, now }) => {
    await disownEmail(params.confirmationNumber, caller, now);
    return reply(202, { message: 'We won’t email you about this visit again.' });
  },
);
