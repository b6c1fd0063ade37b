import { toAppointment } from '#functions/appointments/record.ts';
import { verifyCode } from '#functions/lookup/verify-code.ts';
import { anyone } from '#functions/platform/http/caller.ts';
import { clientOf } from '#functions/platform/http/client.ts';
import { handle, reply } from '#functions/platform/http/handle.ts';
import { appointmentRoutes } from '#shared/appointments/routes.ts';

export const handler = handle(
  appointmentRoutes['POST /api/appointments/lookup/verify'],
  anyone,
  async ({ body: { email, code, requestId }, event }) => {
    const given = { emailKey: email.toLowerCase(), code, requestId };
    const { token, items } = await verifyCode(given, await clientOf(event));
    return reply(200, { token, appointments: items.map(toAppointment) });
  },
);
