import { links, say } from '#functions/chatbot/reply.ts';
import { recordTexts as texts } from '#functions/chatbot/texts/records.ts';
import type { IntentAnswers } from './intent-answers.ts';
import { bookLink } from './question-links.ts';

export const recordAnswers = {
  note: (question) => say(texts.note, links.phone, bookLink(question)),
  refill: (question) => say(texts.refill, links.phone, bookLink(question), links.primaryCare),
  results: () => say(texts.results, links.portal, links.lab, links.phone),
  records: () => say(texts.records, links.portal, links.phone),
  referral: (question) => say(texts.referral, links.primaryCare, links.phone, bookLink(question)),
  portal: () => say(texts.portal, links.portal, links.phone),
} satisfies Partial<IntentAnswers>;
