import type { Intent } from '#functions/chatbot/intents/intent.ts';
import type { IntentName } from '#functions/chatbot/intents/intents.ts';
import type { Question } from '#functions/chatbot/question/question.ts';
import { careAnswers } from './care.ts';
import type { IntentAnswer, IntentAnswers } from './intent-answers.ts';
import { moneyAnswers } from './money.ts';
import { offerAnswers } from './offers.ts';
import { placeAnswers } from './places.ts';
import { recordAnswers } from './records.ts';
import { says } from './says.ts';
import { visitAnswers } from './visits.ts';

const byIntent: IntentAnswers = {
  ...moneyAnswers,
  ...visitAnswers,
  ...recordAnswers,
  ...careAnswers,
  ...placeAnswers,
  ...offerAnswers,
};

/** Answers the first of these intents that a question says. */
export function intentAnswer(intents: Readonly<Partial<Record<IntentName, Intent>>>) {
  const entries = Object.entries(intents) as [IntentName, Intent][];
  return (question: Question): ReturnType<IntentAnswer> | undefined => {
    const isIn = (phrasing: string) => says(question, phrasing);
    const found = entries.find(([, { phrasings, except }]) => phrasings.some(isIn) && !except?.some(isIn));
    return found && byIntent[found[0]](question);
  };
}
