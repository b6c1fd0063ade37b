import { askForCode } from '#functions/lookup/ask-for-code.ts';
import { codeMailed } from '#functions/lookup/texts.ts';
import { clientOf } from '#functions/platform/http/client-of.ts';
import { anyone, handle, reply } from '#functions/platform/http/handle.ts';
import { appointmentRoutes } from '#shared/appointments/routes.ts';

export const handler = handle(
  appointmentRoutes['POST /api/appointments/lookup'],
  anyone,
  async ({ body: { email, requestId }, event }) => {
    const { id, toldAt } = await askForCode(email.toLowerCase(), await clientOf(event), requestId);
    return reply(202, { message: codeMailed(new Date(toldAt)), requestId: id });
  },
);
