import { requestConsultation } from '#functions/messages/request-consultation.ts';
import { clientOf } from '#functions/platform/http/client-of.ts';
import { anyone, handle, reply } from '#functions/platform/http/handle.ts';
import type { ConsultationSource } from '#shared/consultations/consultation-form.ts';
import { consultationRoutes } from '#shared/consultations/routes.ts';

const messages: Record<ConsultationSource, string> = {
  'video-visit': 'Thank you! The link to your virtual visit is on its way to your email.',
  lab: 'Thank you! We will contact you soon to schedule your consultation.',
};

export const handler = handle(
  consultationRoutes['POST /api/consultations'],
  anyone,
  async ({ body, event, now }) => {
    await requestConsultation(body, await clientOf(event), now);
    return reply(202, { message: messages[body.source ?? 'video-visit'] });
  },
);
