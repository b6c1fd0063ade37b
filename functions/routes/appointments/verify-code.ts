import { toAppointment } from '#functions/adapters/appointment-item.ts';
import { appointmentsOfEmail } from '#functions/adapters/appointments-of-email.ts';
import { redeemCode } from '#functions/adapters/lookup-codes.ts';
import { anyone } from '#functions/core/caller.ts';
import { handle, reply } from '#functions/core/handle.ts';
import { writeToken } from '#functions/core/tokens.ts';
import { Problem } from '#shared/api/problem.ts';
import { appointmentRoutes } from '#shared/appointments/routes.ts';
import { minuteMs } from '#shared/time/durations.ts';

const tokenLifeMs = 30 * minuteMs;

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
      token: await writeToken('lookup', emailKey, new Date(Date.now() + tokenLifeMs)),
      appointments: items.map(toAppointment),
    });
  },
);
