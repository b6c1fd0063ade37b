import { requestCode } from '#functions/lookup/request-code.ts';
import { anyone } from '#functions/platform/http/caller.ts';
import { clientOf } from '#functions/platform/http/client.ts';
import { handle, reply } from '#functions/platform/http/handle.ts';
import { appointmentRoutes } from '#shared/appointments/routes.ts';
import { brand } from '#shared/brand.ts';

// The same for every address. The number is for those whose address gets no email, which a stranger must not learn here.
const message = `If any visits are booked with this email address, a code is on its way. It’s good for 10 minutes. If you don’t see it, check your spam folder. Still nothing? Call us at ${brand.phone}, and we’ll help you with your visit.`;

export const handler = handle(
  appointmentRoutes['POST /api/appointments/lookup'],
  anyone,
  async ({ body, event }) => {
    const requestId = await requestCode(body.email.toLowerCase(), await clientOf(event));
    return reply(202, { message, requestId });
  },
);
