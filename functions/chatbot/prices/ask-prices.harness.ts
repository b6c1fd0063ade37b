import type { Language, Question } from '#functions/chatbot/question/question.ts';
import { plainWords } from '#functions/chatbot/words/plain-text.ts';

/** A question as the chat reads it, without a clinic in it. */
export function questionOf(message: string, language: Language = 'en'): Question {
  return {
    text: plainWords(message),
    language,
    named: { clinics: [] },
    clinic: undefined,
    now: new Date('2026-11-24T10:00:00-08:00'),
    knownClosures: async () => [],
  };
}
