import type { Question } from '#functions/chatbot/question/question.ts';
import type { ChatReply } from '#shared/chatbot/routes.ts';
import { careAnswers } from './care.ts';

const symptoms =
  /\b(?:hurts?|hurting|pains?|painful|aches?|aching|sore|swollen|swelling|injured|injury|bruised?|burned|burnt|itch\w*|rash\w*|dizzy|nausea|nauseous|infected|infection|fell|sprained|twisted|broke|broken|cramps?|bleeding|cut|bit|bitten|stung|sting|sick|ill|vomit\w*|diarrhea|cough\w*|cold|flu|migraine|headaches?)\b/;

/** For symptoms that no page of the site covers. */
export function symptomAnswer(question: Question): ChatReply | undefined {
  return symptoms.test(question.text) ? careAnswers.sick(question) : undefined;
}
