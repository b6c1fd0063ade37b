import { answer } from '#functions/chatbot/answers/answer.ts';
import { now } from '#functions/platform/clock.ts';
import { anyone } from '#functions/platform/http/caller.ts';
import { handle, reply } from '#functions/platform/http/handle.ts';
import { chatbotRoutes } from '#shared/chatbot/routes.ts';

// Messages are often about someone's health: they are neither stored nor logged.
export const handler = handle(chatbotRoutes['POST /api/chatbot'], anyone, async ({ body }) =>
  reply(200, answer(body.message, now())),
);
