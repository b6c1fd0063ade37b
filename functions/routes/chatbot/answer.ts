import { answer } from '#functions/chatbot/answer.ts';
import type { ReadClosedTimes } from '#functions/chatbot/question/question.ts';
import { env, envNumber } from '#functions/platform/env.ts';
import { anyone, handle, reply } from '#functions/platform/http/handle.ts';
import { countMetricAbout } from '#functions/platform/metric.ts';
import { chatbotRoutes } from '#shared/chatbot/routes.ts';

// The variables of modules that load later. A missing variable would then look like a failed read, so check all of them
// at startup.
const readLater = 'SLOTS_TABLE LIMITS_TABLE SIGNING_KEYS_SECRET CLINIC_NETWORKS';
for (const name of readLater.split(' ')) env(name);
envNumber('LIMIT_QUESTIONS_PER_MINUTE');

/** Loads the database client only for a question about hours, so that an emergency is answered without it. */
const readClosedTimes: ReadClosedTimes = async (date) =>
  (await import('#functions/appointments/slots/store.ts')).readClosedTimes(date);

// Messages are often about a person's health, so they are neither stored nor logged. Emergencies are answered without a
// limit.
export const handler = handle(chatbotRoutes['POST /api/chatbot'], anyone, async ({ body, event, now }) => {
  const given = await answer(body.message, now, readClosedTimes);
  if (!given.reply.emergency) {
    const { countQuestion } = await import('#functions/chatbot/count-question.ts');
    await countQuestion(event);
    if (given.frontDesk) countMetricAbout('FrontDeskAsked', given.frontDesk);
  }
  return reply(200, given.reply);
});
