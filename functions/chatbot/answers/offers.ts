import { links, say } from '#functions/chatbot/reply.ts';
import { careTexts } from '#functions/chatbot/texts/care.ts';
import { offerTexts as texts } from '#functions/chatbot/texts/offers.ts';
import { labTests } from '#shared/lab-tests/catalogue.ts';
import { services } from '#shared/services/services.ts';
import { joinWords } from '#shared/text/join-words.ts';
import type { IntentAnswers } from './intent-answers.ts';
import { testAnswer } from './lab-tests.ts';

function serviceNames(): string {
  return joinWords(services.map(({ name }) => texts.inSentence[name] ?? name.toLowerCase()));
}

export const offerAnswers = {
  emergency: () => say(careTexts.emergency, links.emergencyCare, links.choosingUrgentCare, links.call911),
  conditions: () => say(careTexts.conditions, links.urgentCare, links.services),
  'test-list': () => say(texts.testList(labTests.length), links.shop, links.lab),
  services: () => say(texts.services(serviceNames()), links.services, links.book),
  shop: (question) => testAnswer(question) ?? say(texts.shop(labTests.length), links.shop, links.cart),
  blog: () => say(texts.blog, links.blog),
} satisfies Partial<IntentAnswers>;
