import { type Symptom, symptoms } from '#functions/chatbot/intents/symptoms.ts';
import type { Question } from '#functions/chatbot/question/question.ts';
import { links, say } from '#functions/chatbot/reply.ts';
import { careTexts as texts } from '#functions/chatbot/texts/care.ts';
import { symptomTexts } from '#functions/chatbot/texts/symptoms.ts';
import type { ChatReply } from '#shared/chatbot/routes.ts';
import { required } from '#shared/required.ts';
import type { IntentAnswers } from './intent-answers.ts';
import { bookLink } from './question-links.ts';
import { says } from './says.ts';
import { unknownAnswer } from './unknown.ts';

function symptomAnswer(question: Question): ChatReply {
  const entries = Object.entries(symptoms) as [Symptom, readonly string[]][];
  const said = entries.find(([, phrasings]) => phrasings.some((phrasing) => says(question, phrasing)));
  const [symptom] = required(said, 'symptom that the question names');
  const page = symptom === 'period' ? links.womensHealth : links.urgentCare;
  return say(symptomTexts.treats(symptom), bookLink(question), page, links.call911);
}

export const careAnswers = {
  'sick-child': (question) => say(texts.sickChild, bookLink(question), links.phone, links.call911),
  children: (question) => say(texts.children, bookLink(question), links.phone),
  'x-ray': () => say(texts.xRay, links.phone, links.xRay, links.locations),
  'virus-test': (question) => say(texts.virusTest, bookLink(question), links.phone),
  tooth: () => say(symptomTexts.tooth, links.phone, links.call911),
  'off-topic': unknownAnswer,
  'not-on-site': unknownAnswer,
  symptom: symptomAnswer,
  sick: (question) => say(texts.sick, bookLink(question), links.urgentCare, links.phone),
  mind: (question) => say(texts.mind, links.phone, links.call988, bookLink(question)),
} satisfies Partial<IntentAnswers>;
