import type { IntentName } from '#functions/chatbot/intents/intents.ts';
import type { Question } from '#functions/chatbot/question/question.ts';
import type { ChatReply } from '#shared/chatbot/routes.ts';

export type IntentAnswer = (question: Question) => ChatReply | Promise<ChatReply>;

/** An answer to each intent. */
export type IntentAnswers = Record<IntentName, IntentAnswer>;
