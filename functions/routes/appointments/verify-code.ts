import { toAppointment } from '#functions/appointments/record.ts';
import { verifyCode } from '#functions/lookup/verify-code.ts';
import { anyone } from '#functions/platform/http/caller.ts';
import { handle, reply } from '#functions/platform/http/handle.ts';
import { appointmentRoutes } from '#shared/appointments/routes.ts';

export const handler = handle(
  appointmentRoutes['POST /api/appointments/lookup/verify'],
  anyone,
  async ({ body }) => {
    const { token, items } = await verifyCode(body.email.toLowerCase(), body.code);
    return reply(200, { token, appointments: items.map(toAppointment) });
  },
);
