import { isSaid } from '#functions/chatbot/phrasing.ts';
import { fillers } from '#functions/chatbot/question/fillers.ts';
import type { Question } from '#functions/chatbot/question/question.ts';

/** How far apart the parts of a phrasing may be, in words. */
const maxDistance = 7;

export function says({ reading }: Question, phrasing: string): boolean {
  return isSaid(phrasing, reading, { maxDistance, fillers });
}
