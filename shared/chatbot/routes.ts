import * as z from 'zod/mini';
import type { RouteContract, RouteKey } from '#shared/api/route.ts';
import { freeText } from '#shared/forms/fields.ts';
import { maxMessageLength } from './message.ts';

const messages = {
  empty: 'Type a question first',
  notPlain: 'Use plain text only',
  tooLong: `Use ${maxMessageLength} characters or fewer`,
};

const chatReplySchema = z.object({
  reply: z.string(),
  /** Sources and next steps: a route of the site, a `tel:` link or an external page. */
  links: z.array(z.object({ title: z.string(), href: z.string() })),
  /** Whether the message suggests an emergency; the reply then starts with the emergency numbers. */
  emergency: z.boolean(),
  /** `es` when the reply is in Spanish, like the message. */
  language: z.optional(z.literal('es')),
});

export type ChatReply = z.output<typeof chatReplySchema>;
export type ChatLink = ChatReply['links'][number];

export const chatbotRoutes = {
  'POST /api/chatbot': {
    handler: 'chatbot/answer',
    caller: 'public',
    summary: 'Ask the assistant',
    description: 'Answers from the content of the site. The question is not stored.',
    body: z.object({
      message: freeText(maxMessageLength, messages).check(z.minLength(1, messages.empty)),
    }),
    replies: { 200: chatReplySchema },
    problems: ['too-many'],
  },
} as const satisfies Record<RouteKey, RouteContract>;
