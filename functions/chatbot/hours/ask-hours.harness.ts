import { namedClinics } from '#functions/chatbot/question/named-clinics.ts';
import {
  knownClosures,
  type Language,
  type Question,
  type ReadClosedTimes,
} from '#functions/chatbot/question/question.ts';
import type { ClosedTime } from '#shared/closures/closure.ts';
import { hoursAnswer } from './hours-answer.ts';

/** Tuesday before Thanksgiving, 10:00 AM at the clinics. */
export const askedAt = new Date('2026-11-24T10:00:00-08:00');

interface Circumstances {
  language?: Language;
  now?: Date;
  /** The times for which staff have closed clinics. */
  closed?: readonly ClosedTime[];
  read?: ReadClosedTimes;
}

/** A question as the chat reads it, without its corrections of spelling. */
export function questionOf(
  message: string,
  {
    language = 'en',
    now = askedAt,
    closed = [],
    read = async (day) => closed.filter(({ date }) => date === day),
  }: Circumstances = {},
): Question {
  const text = message
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
  const named = namedClinics(text);
  const clinic = named.clinics.length === 1 ? named.clinics[0] : undefined;
  return { text, language, named, clinic, now, knownClosures: knownClosures(read) };
}

export async function hoursReply(message: string, circumstances?: Circumstances): Promise<string> {
  return (await hoursAnswer(questionOf(message, circumstances))).reply;
}
