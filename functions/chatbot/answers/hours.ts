import { type NamedDay, namedDay, namedMinute } from '#functions/chatbot/question/named-days.ts';
import type { Question } from '#functions/chatbot/question/question.ts';
import { links, say } from '#functions/chatbot/reply.ts';
import { hoursTexts as texts } from '#functions/chatbot/texts/hours.ts';
import type { ChatReply } from '#shared/chatbot/routes.ts';
import { closedReason, isClinicDay, isWeekend, nextClinicDay } from '#shared/clinics/clinic-days.ts';
import { type ClinicId, clinicById, clinicIds } from '#shared/clinics/clinics.ts';
import { holidayOn } from '#shared/clinics/holidays.ts';
import { openSpans, openStateAt } from '#shared/clinics/open-spans.ts';
import {
  addDays,
  type ClinicDate,
  clinicDateAt,
  clinicInstant,
  dayOfWeek,
  formatClinicTime,
  formatLongDate,
} from '#shared/time/clinic-time.ts';
import { dayName } from '#shared/time/day-name.ts';
import { bookLink, clinicLink, directionsLink, placeLink } from './question-links.ts';

const timeOf = (instant: Date) => formatClinicTime(instant, { zone: false });

/** The day in a sentence: `today`, `on Monday`, `on Thursday, November 26`. */
function onDay(date: ClinicDate, today: ClinicDate): string {
  const name = dayName(date, today);
  return name === 'today' || name === 'tomorrow' ? name : `on ${name}`;
}

/** The open hours of a day: at the clinic that the question names, or at the first open one, since all open ones keep the same. */
function spansOn(date: ClinicDate, { clinic }: Question) {
  const id = clinic?.id ?? clinicIds.find((each) => isClinicDay(date, each));
  return id ? openSpans(id, date) : [];
}

/** `Monday at 8:00 AM`, `Monday, November 30, at 8:00 AM`. */
function openingOn(date: ClinicDate, question: Question): string {
  const day = dayName(date, clinicDateAt(question.now));
  const [span] = spansOn(date, question);
  return `${day}${day.includes(',') ? ',' : ''} at ${span ? timeOf(span.from) : ''}`;
}

/** When the clinic, or any of them, opens next: `at 8:00 AM` today, or on a later day. */
function nextOpening(question: Question): string {
  const { clinic, now } = question;
  const today = clinicDateAt(now);
  const later = spansOn(today, question).find(({ from }) => from > now);
  return later ? `at ${timeOf(later.from)}` : openingOn(nextClinicDay(today, clinic?.id), question);
}

/** Who is open, and whether that is one clinic. */
function who({ clinic }: Question): [name: string, isOne: boolean] {
  return clinic ? [clinic.name, true] : [texts.all, false];
}

function opens(question: Question): string {
  return texts.opens(question.clinic?.name ?? texts.we, nextOpening(question));
}

/** Whether it is open at this moment: yes or no, and until when. */
function openNow(question: Question): string {
  const { clinic, now } = question;
  const today = clinicDateAt(now);
  const ids = clinic ? [clinic.id] : clinicIds;
  const isOpen = (id: ClinicId) => openStateAt(openSpans(id, today), now).open;
  const open = ids.filter(isOpen);
  const closesAt = open[0] && openStateAt(openSpans(open[0], today), now).closesAt;
  if (closesAt) {
    const until = timeOf(new Date(closesAt));
    if (clinic) return texts.openNow(clinic.name, true, until);
    const shut = ids.filter((id) => !open.includes(id)).map((id) => clinicById(id).name);
    return texts.openNow(
      shut.length > 0 ? texts.some(open.length, shut.join(', ')) : texts.all,
      false,
      until,
    );
  }
  return `${closedToday(question, today) ?? texts.closedNow} ${opens(question)} ${texts.urgent}`;
}

/** Why it's closed at this moment of today, if there is more to say than that. */
function closedToday(question: Question, today: ClinicDate): string | undefined {
  const { clinic, now } = question;
  if (isWeekend(today)) return texts.closedWeekends;
  const reason = closedReason(today, clinic?.id);
  if (reason) return texts.closedToday(reason);
  const [span] = spansOn(today, question);
  return span && span.from > now ? texts.notYet : undefined;
}

/** When it opens after a day on which it's closed. */
function reopens(question: Question, date: ClinicDate): string {
  const { clinic, now } = question;
  if (date === clinicDateAt(now)) return opens(question);
  return texts.reopens(clinic?.name ?? texts.we, openingOn(nextClinicDay(date, clinic?.id), question));
}

function closedOn({ date, name }: NamedDay, question: Question): string | undefined {
  const day = onDay(date, clinicDateAt(question.now));
  if (isWeekend(date)) return name ? texts.specialDayOnWeekend(name, day) : texts.closedWeekends;
  const reason = closedReason(date, question.clinic?.id);
  return reason && texts.closedOn(day, name ?? reason);
}

/** Whether it is open on a named day, perhaps at a time. */
function openOn(named: NamedDay, minute: number | undefined, question: Question): string {
  const { date, name } = named;
  const closed = closedOn(named, question);
  if (closed) return `${closed} ${reopens(question, date)}`;
  const [span] = spansOn(date, question);
  if (!span) return opens(question);
  const [from, until] = [timeOf(span.from), timeOf(span.to)];
  const today = clinicDateAt(question.now);
  const isOver = date === today && question.now >= span.to;
  if (minute !== undefined) {
    const moment = clinicInstant(date, minute);
    const isOutside = moment < span.from || moment >= span.to;
    if (isOutside) return isOver ? `${texts.closedNow} ${opens(question)}` : texts.outside(from, until);
  }
  if (isOver) return openNow(question);
  const day = onDay(date, today);
  if (name) return texts.openOnSpecialDay(name, day, from, until);
  if (date === today && minute !== undefined) return texts.openAt(until);
  return texts.openOn(...who(question), day, from, until);
}

/** The hours in general, and the state at this moment. */
function generalHours(question: Question): string {
  const { clinic, now } = question;
  const name = clinic ? clinic.name : texts.all;
  const general = texts.general(name.charAt(0).toUpperCase() + name.slice(1), clinic !== undefined);
  const today = clinicDateAt(now);
  const { closesAt } = openStateAt(spansOn(today, question), now);
  const state = closesAt
    ? texts.generalOpen(timeOf(new Date(closesAt)))
    : texts.generalClosed(nextOpening(question));
  return `${general} ${state}`;
}

function nextHoliday(today: ClinicDate): NamedDay & { name: string } {
  let date = today;
  let name = holidayOn(date);
  while (!name) {
    date = addDays(date, 1);
    name = holidayOn(date);
  }
  return { date, name };
}

function comingSaturday(today: ClinicDate): ClinicDate {
  return addDays(today, isWeekend(today) ? 0 : 6 - dayOfWeek(today));
}

const asksInGeneral =
  /\b(?:when|how late|what time|what times|hours?|what days|which days|24 7|24 hours?|after hours)\b/;

function sentenceFor(question: Question): string {
  const { text: asked, now, clinic } = question;
  const today = clinicDateAt(now);
  const day = namedDay(asked, today);
  const minute = namedMinute(asked);
  if (day && !(day.date === today && minute === undefined)) return openOn(day, minute, question);
  if (/\bweekends?\b/.test(asked)) return openOn({ date: comingSaturday(today) }, undefined, question);
  if (/\bholidays?\b/.test(asked)) {
    const holiday = nextHoliday(today);
    return texts.holidays(holiday.name, formatLongDate(holiday.date));
  }
  if (minute !== undefined && !/\b(?:now|currently)\b/.test(asked)) {
    return isClinicDay(today, clinic?.id) ? openOn({ date: today }, minute, question) : openNow(question);
  }
  const isGeneral =
    asksInGeneral.test(asked) || !/\b(?:open|opened|closed|now|today|there|come|available)\b/.test(asked);
  if (isGeneral && !/\b(?:now|today|tonight)\b/.test(asked)) return generalHours(question);
  return openNow(question);
}

/** "Are you closed …" and "what are your hours …" are not answered with yes or no. */
const asksOtherwise = /\b(?:closed|close|closing)\b|^(?!.*\bopen\b).*\bhours\b|^(?:when|what)\b/;

function withoutVerdict(sentence: string): string {
  const rest = sentence.replace(texts.verdict, '');
  return rest.charAt(0).toUpperCase() + rest.slice(1);
}

export function hoursAnswer(question: Question): ChatReply {
  const { clinic, now } = question;
  const today = clinicDateAt(now);
  const day = namedDay(question.text, today);
  const isBookable = day && day.date > today && isClinicDay(day.date, clinic?.id);
  const isYesOrNo = !asksOtherwise.test(question.text);
  const sentence = isYesOrNo ? sentenceFor(question) : withoutVerdict(sentenceFor(question));
  const book = bookLink(question, isBookable ? day.date : undefined);
  return clinic
    ? say(sentence, book, clinicLink(clinic), directionsLink(clinic))
    : say(sentence, placeLink(question), book, links.phone);
}
