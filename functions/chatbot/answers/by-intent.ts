import type { Said } from '#functions/chatbot/intents/intent.ts';
import type { IntentName } from '#functions/chatbot/intents/intents.ts';
import { isSaid } from '#functions/chatbot/phrasing.ts';
import { fillers } from '#functions/chatbot/question/fillers.ts';
import type { Question } from '#functions/chatbot/question/question.ts';
import type { ChatReply } from '#shared/chatbot/routes.ts';
import type { Answers } from './answers.ts';
import { careAnswers } from './care.ts';
import { moneyAnswers } from './money.ts';
import { offerAnswers } from './offers.ts';
import { placeAnswers } from './places.ts';
import { recordAnswers } from './records.ts';
import { visitAnswers } from './visits.ts';

export const byIntent: Answers = {
  ...moneyAnswers,
  ...visitAnswers,
  ...recordAnswers,
  ...careAnswers,
  ...placeAnswers,
  ...offerAnswers,
};

/** How far apart the parts of a phrasing may be, in words. */
const maxDistance = 7;

/** Answers the first of the intents that a question says. */
export function intentAnswer(intents: Readonly<Partial<Record<IntentName, Said>>>) {
  const entries = Object.entries(intents) as [IntentName, Said][];
  return (question: Question): ChatReply | undefined => {
    const says = (phrasing: string) => isSaid(phrasing, question.reading, { maxDistance, fillers });
    const intent = entries.find(([, { said, except }]) => said.some(says) && !except?.some(says));
    return intent && byIntent[intent[0]](question);
  };
}
