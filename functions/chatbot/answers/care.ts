import { links, say } from '#functions/chatbot/reply.ts';
import { careTexts as texts } from '#functions/chatbot/texts/care.ts';
import type { IntentAnswers } from './intent-answers.ts';
import { bookLink } from './question-links.ts';
import { unknownAnswer } from './unknown.ts';

export const careAnswers = {
  'sick-child': (question) => say(texts.sickChild, bookLink(question), links.phone, links.call911),
  children: (question) => say(texts.children, bookLink(question), links.phone),
  'x-ray': () => say(texts.xRay, links.phone, links.xRay, links.locations),
  'virus-test': (question) => say(texts.virusTest, bookLink(question), links.phone),
  'not-on-site': unknownAnswer,
  sick: (question) => say(texts.sick, bookLink(question), links.urgentCare, links.phone),
  mind: (question) => say(texts.mind, links.phone, links.call988, bookLink(question)),
} satisfies Partial<IntentAnswers>;
