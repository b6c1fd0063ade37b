import { requestConsultation } from '#functions/messages/request-consultation.ts';
import { anyone } from '#functions/platform/http/caller.ts';
import { clientOf } from '#functions/platform/http/client.ts';
import { handle, reply } from '#functions/platform/http/handle.ts';
import { consultationRoutes } from '#shared/consultations/routes.ts';

const message = 'Thank you. The link for your video visit is on its way to your e-mail address.';

export const handler = handle(
  consultationRoutes['POST /api/consultations'],
  anyone,
  async ({ body, event }) => {
    await requestConsultation(body, await clientOf(event));
    return reply(202, { message });
  },
);
