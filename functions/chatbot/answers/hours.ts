import { type AskedTime, askedTime } from '#functions/chatbot/hours/asked-time.ts';
import { generalHours, openNow, othersOpenUntil } from '#functions/chatbot/hours/open-now.ts';
import { openOn } from '#functions/chatbot/hours/open-on.ts';
import { type HoursQuestion, spansOn, withClosures } from '#functions/chatbot/hours/spans.ts';
import { namedDay } from '#functions/chatbot/question/named-days.ts';
import type { Question } from '#functions/chatbot/question/question.ts';
import { links, say } from '#functions/chatbot/reply.ts';
import { hoursTexts as texts } from '#functions/chatbot/texts/hours.ts';
import type { ChatReply } from '#shared/chatbot/routes.ts';
import { holidayOn } from '#shared/clinics/holidays.ts';
import { addDays, type ClinicDate, clinicDateAt, formatLongDate } from '#shared/time/clinic-time.ts';
import { bookLink, clinicLink, directionsLink, placeLink } from './question-links.ts';

function nextHoliday(today: ClinicDate): string {
  let date = today;
  let name = holidayOn(date);
  while (!name) {
    date = addDays(date, 1);
    name = holidayOn(date);
  }
  return texts.holidays(name, formatLongDate(date));
}

const asksInGeneral =
  /\b(?:when|how late|what time|what times|hours?|what days|which days|24 7|24 hours?|after hours)\b/;

function sentenceFor({ day, minute }: AskedTime, question: HoursQuestion): string {
  const { text } = question;
  if (day) return openOn(day, minute, question);
  const isGeneral =
    asksInGeneral.test(text) || !/\b(?:open|opened|closed|now|today|there|come|available)\b/.test(text);
  const isOfMoment = minute !== undefined || /\b(?:now|today|tonight)\b/.test(text);
  return isGeneral && !isOfMoment ? generalHours(question) : openNow(question);
}

/** "Are you closed …" and "what are your hours …" are not answered with yes or no. */
const asksOtherwise = /\b(?:closed|close|closing)\b|^(?!.*\bopen\b).*\bhours\b|^(?:when|what)\b/;

function withoutVerdict(sentence: string): string {
  const rest = sentence.replace(texts.verdict, '');
  return rest.charAt(0).toUpperCase() + rest.slice(1);
}

export async function hoursAnswer(asked: Question): Promise<ChatReply> {
  const { clinic, now, text } = asked;
  const today = clinicDateAt(now);
  const time = askedTime(asked);
  const verdict = (sentence: string) => (asksOtherwise.test(text) ? withoutVerdict(sentence) : sentence);
  if (!time.day && /\bholidays?\b/.test(text))
    return say(verdict(nextHoliday(today)), placeLink(asked), bookLink(asked), links.phone);

  const question = await withClosures(asked, time.day?.date ?? today);
  const sentence = verdict(sentenceFor(time, question));
  const date = namedDay(text, today)?.date;
  const isBookable = date !== undefined && date > today && spansOn(date, question).length > 0;
  const book = bookLink(question, isBookable ? date : undefined);
  if (!clinic) return say(sentence, placeLink(question), book, links.phone);
  const elsewhere = othersOpenUntil(question) ? links.locations : directionsLink(clinic);
  return say(sentence, book, clinicLink(clinic), elsewhere);
}
