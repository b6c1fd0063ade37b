import { type AskedTime, askedTimes } from '#functions/chatbot/hours/asked-time.ts';
import { generalHours, openNow, othersOpenUntil } from '#functions/chatbot/hours/open-now.ts';
import { openOn } from '#functions/chatbot/hours/open-on.ts';
import { type HoursQuestion, spansOn, withClosures } from '#functions/chatbot/hours/spans.ts';
import { onDay } from '#functions/chatbot/hours/wording.ts';
import type { Question } from '#functions/chatbot/question/question.ts';
import { links, say } from '#functions/chatbot/reply.ts';
import { hoursTexts as texts } from '#functions/chatbot/texts/hours.ts';
import type { ChatReply } from '#shared/chatbot/routes.ts';
import { holidayOn } from '#shared/clinics/holidays.ts';
import { joinWords } from '#shared/text/join-words.ts';
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

/** One sentence for days of which the same is true: "open tomorrow and on Monday". Dates with a comma stay on their own. */
function mergeDays(sentences: readonly { day: string; sentence: string }[]): string[] {
  const merged = new Map<string, string[]>();
  for (const { day, sentence } of sentences) {
    const frame = day.includes(',') ? sentence : sentence.replace(day, '{day}');
    merged.set(frame, [...(merged.get(frame) ?? []), day]);
  }
  return [...merged].map(([frame, days]) => frame.replace('{day}', joinWords([...new Set(days)])));
}

/** The answers for several days, without yes or no, since that may differ, and each fact once. */
function sentencesFor(times: readonly AskedTime[], question: HoursQuestion): string {
  const today = clinicDateAt(question.now);
  const said = times.map((time) => {
    const day = onDay(time.day?.date ?? today, today);
    return { day, sentence: sentenceFor(time, question) };
  });
  const [only, ...more] = mergeDays(said);
  if (only !== undefined && more.length === 0)
    return asksOtherwise.test(question.text) ? withoutVerdict(only) : only;
  const facts = mergeDays(said).flatMap((sentence) => withoutVerdict(sentence).split(/(?<=\.) (?=\p{Lu})/u));
  return [...new Set(facts)].join(' ');
}

/** The hours of the days that a question names, else of this moment or any day. Waits for the closures of those days. */
export async function hoursAnswer(asked: Question): Promise<ChatReply> {
  const { clinic, now, text } = asked;
  const today = clinicDateAt(now);
  const times = askedTimes(asked);
  const dates = times.map(({ day }) => day?.date ?? today);
  if (!times[0]?.day && /\bholidays?\b/.test(text)) {
    const sentence = nextHoliday(today);
    const isYesOrNo = !asksOtherwise.test(text);
    return say(
      isYesOrNo ? sentence : withoutVerdict(sentence),
      placeLink(asked),
      bookLink(asked),
      links.phone,
    );
  }
  const question = await withClosures(asked, dates);
  const sentence = sentencesFor(times, question);
  const bookable = dates.find((date) => date > today && spansOn(date, question).length > 0);
  const book = bookLink(question, bookable);
  if (!clinic) return say(sentence, placeLink(question), book, links.phone);
  const elsewhere = othersOpenUntil(question) ? links.locations : directionsLink(clinic);
  return say(sentence, book, clinicLink(clinic), elsewhere);
}
