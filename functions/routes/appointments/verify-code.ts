import { lookupToken } from '#functions/appointments/access-tokens.ts';
import { appointmentsOfEmail } from '#functions/appointments/list-by-email.ts';
import { toAppointment } from '#functions/appointments/record.ts';
import { redeemCode } from '#functions/lookup/code-store.ts';
import { anyone } from '#functions/platform/http/caller.ts';
import { handle, reply } from '#functions/platform/http/handle.ts';
import { Problem } from '#shared/api/problem.ts';
import { appointmentRoutes } from '#shared/appointments/routes.ts';

export const handler = handle(
  appointmentRoutes['POST /api/appointments/lookup/verify'],
  anyone,
  async ({ body }) => {
    const emailKey = body.email.toLowerCase();
    if (!(await redeemCode(emailKey, body.code))) {
      const message = 'This code is not right, or not good any more. Check it, or ask for a new one.';
      throw new Problem('invalid', message, { fields: { code: message } });
    }
    const items = await appointmentsOfEmail(emailKey);
    return reply(200, {
      token: await lookupToken(emailKey),
      appointments: items.map(toAppointment),
    });
  },
);
