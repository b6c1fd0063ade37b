import type { Question } from '#functions/chatbot/question/question.ts';
import { hoursTexts as texts } from '#functions/chatbot/texts/hours.ts';
import { type ClinicId, clinicById, clinicIds } from '#shared/clinics/clinics.ts';
import { joinWords } from '#shared/text/join-words.ts';
import { type ClinicDate, clinicDateAt } from '#shared/time/clinic-time.ts';
import { dayName } from '#shared/time/day-name.ts';
import { type HoursQuestion, hoursOf, nextOpening, openingAfter, otherThan, spansOn } from './spans.ts';

/** The day in a sentence: `today`, `on Monday`, `on Thursday, November 26`. */
export function onDay(date: ClinicDate, today: ClinicDate): string {
  const name = dayName(date, today);
  return name === 'today' || name === 'tomorrow' ? name : `on ${name}`;
}

export function namesOf(ids: readonly ClinicId[]): string {
  return joinWords(ids.map((id) => clinicById(id).name));
}

/** Who is open: the clinic that the question names, or all of them but these. */
export function who({ clinic }: Question, shut: readonly ClinicId[] = []): string {
  if (clinic) return texts.one(clinic.name);
  return shut.length > 0 ? texts.some(clinicIds.length - shut.length, namesOf(shut)) : texts.all;
}

/** Who is closed: the clinic that the question names, or we. `it`, where the sentence before has named the clinic. */
export function subjectOf({ clinic }: Question, before = ''): string {
  if (!clinic) return texts.we;
  return before.includes(clinic.name) ? texts.it : clinic.name;
}

/** Adds when it opens to a sentence that says that it's closed at this moment. */
export function closedUntil(closed: string, question: HoursQuestion): string {
  const when = nextOpening(question);
  return `${closed} ${when ? texts.opens(subjectOf(question, closed), when) : texts.askWhen}`;
}

/** Adds when it opens to a sentence that says that it's closed all that day. */
export function closedFor(date: ClinicDate, closed: string, question: HoursQuestion): string {
  if (date === clinicDateAt(question.now)) return closedUntil(closed, question);
  const when = openingAfter(date, question);
  return `${closed} ${when ? texts.reopens(subjectOf(question, closed), when) : texts.askWhen}`;
}

/** More names than this would be longer than the answer. */
const maxNames = 3;

/** Which clinics keep other hours on a day than the rest, besides those that are closed all day. */
export function otherHours(date: ClinicDate, question: HoursQuestion): string[] {
  const others = otherThan(spansOn(date, question), date, question);
  const day = onDay(date, clinicDateAt(question.now));
  if (others.length > maxNames) return [texts.manyOtherHours(day)];
  return others.map(({ id, spans }) => texts.otherHours(clinicById(id).name, hoursOf(spans), day));
}
