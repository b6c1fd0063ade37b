import { ageDays, yearDays } from '#functions/chatbot/question/age.ts';
import { childPattern } from '#functions/chatbot/question/children.ts';
import type { Question } from '#functions/chatbot/question/question.ts';
import { tellsOfFever, temperatureIn } from '#functions/chatbot/question/temperature.ts';
import { links, say } from '#functions/chatbot/reply.ts';
import { careTexts } from '#functions/chatbot/texts/care.ts';
import type { ChatReply } from '#shared/chatbot/routes.ts';
import { bookLink } from './question-links.ts';

const texts = careTexts.fever;
const monthDays = yearDays / 12;

/** In °F: below a fever, but reason enough to ask about one. */
const raised = 100;

const child = new RegExp(`\\b${childPattern}\\b`);
const adult =
  /\b(?:adult|i|ive|im|my (?:husband|wife|mom|mother|dad|father|grandma|grandmother|grandpa|grandfather|partner|boyfriend|girlfriend))\b/;

function textFor(asked: string): string {
  const age = ageDays(asked);
  if (age === undefined) {
    if (child.test(asked)) return texts.general;
    return adult.test(asked) ? texts.adult : texts.general;
  }
  if (age < 6 * monthDays) return texts.months3;
  if (age < 2 * yearDays) return texts.months6;
  return age < 18 * yearDays ? texts.child : texts.adult;
}

/** What to do about a fever, by age. Under three months it's an emergency, and `findFeverEmergency` comes first. */
export function feverAnswer(question: Question): ChatReply | undefined {
  const { text } = question;
  const isMeasured =
    (temperatureIn(text) ?? 0) >= raised && (ageDays(text) !== undefined || child.test(text));
  if (!tellsOfFever(text) && !isMeasured) return undefined;
  return say(textFor(text), bookLink(question), links.phone, links.call911);
}
