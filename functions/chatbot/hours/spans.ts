import type { Question } from '#functions/chatbot/question/question.ts';
import { hoursTexts as texts } from '#functions/chatbot/texts/hours.ts';
import { isClinicDay, nextClinicDay } from '#shared/clinics/clinic-days.ts';
import { type ClinicId, clinicIds } from '#shared/clinics/clinics.ts';
import { type OpenSpan, openSpans, openStateAt } from '#shared/clinics/open-spans.ts';
import type { ClosedTime } from '#shared/closures/closure.ts';
import { type ClinicDate, clinicDateAt, formatClinicTime } from '#shared/time/clinic-time.ts';
import { dayName } from '#shared/time/day-name.ts';

/** A question about the hours, with the closures by staff on the days that its answer may name. Undefined: not known. */
export type HoursQuestion = Question & { closures: readonly ClosedTime[] | undefined };

/** Two weeks: a clinic that stays closed for longer doesn't say when it reopens. */
const maxDaysAhead = 10;

/** The open hours of a clinic on a day. */
function spansAt(id: ClinicId, date: ClinicDate, { closures = [] }: HoursQuestion): OpenSpan[] {
  const closed = closures.filter((closure) => closure.date === date && closure.locationId === id);
  return openSpans(id, date, closed);
}

function openMs(spans: readonly OpenSpan[]): number {
  return spans.reduce((sum, { from, to }) => sum + to.getTime() - from.getTime(), 0);
}

/** The open hours of the clinic that the question names, or of the one that is open longest: most keep the same. */
export function spansOn(date: ClinicDate, question: HoursQuestion): OpenSpan[] {
  if (question.clinic) return spansAt(question.clinic.id, date, question);
  const all = clinicIds.map((id) => spansAt(id, date, question));
  return all.toSorted((one, other) => openMs(other) - openMs(one))[0] ?? [];
}

export const timeOf = (instant: Date) => formatClinicTime(instant, { zone: false });

/** `8:00 AM to 12:00 PM and 2:00 PM to 5:00 PM` */
export function hoursOf(spans: readonly OpenSpan[]): string {
  return spans.map(({ from, to }) => texts.span(timeOf(from), timeOf(to))).join(' and ');
}

/** Whether staff have closed a clinic for a part of the day or for all of it. */
export function isCutShort(id: ClinicId, date: ClinicDate, question: HoursQuestion): boolean {
  return hoursOf(spansAt(id, date, question)) !== hoursOf(openSpans(id, date));
}

/** The clinics that are closed all day. */
export function shutOn(date: ClinicDate, question: HoursQuestion): ClinicId[] {
  return clinicIds.filter((id) => spansAt(id, date, question).length === 0);
}

/** The clinics that are open on a day at other times than these. */
export function otherThan(usual: readonly OpenSpan[], date: ClinicDate, question: HoursQuestion) {
  return clinicIds
    .map((id) => ({ id, spans: spansAt(id, date, question) }))
    .filter(({ spans }) => spans.length > 0 && hoursOf(spans) !== hoursOf(usual));
}

/** Until when some of the clinics are open now; undefined when none of them is. */
export function openUntil(ids: readonly ClinicId[], question: HoursQuestion): Date | undefined {
  const today = clinicDateAt(question.now);
  const closings = ids.flatMap(
    (id) => openStateAt(spansAt(id, today, question), question.now).closesAt ?? [],
  );
  const last = closings.toSorted().at(-1);
  return last === undefined ? undefined : new Date(last);
}

/** The first day after this one on which it opens, if that is within two weeks. */
function nextOpenDay(date: ClinicDate, question: HoursQuestion): ClinicDate | undefined {
  let day = date;
  for (let ahead = 0; ahead < maxDaysAhead; ahead++) {
    day = nextClinicDay(day, question.clinic?.id);
    if (spansOn(day, question).length > 0) return day;
  }
  return undefined;
}

/** `Monday at 8:00 AM`, `Monday, November 30, at 8:00 AM`: when it opens after this day. */
export function openingAfter(date: ClinicDate, question: HoursQuestion): string | undefined {
  const next = nextOpenDay(date, question);
  const [span] = next ? spansOn(next, question) : [];
  if (!next || !span) return undefined;
  const day = dayName(next, clinicDateAt(question.now));
  return `${day}${day.includes(',') ? ',' : ''} at ${timeOf(span.from)}`;
}

/** When it opens next: `at 8:00 AM` today, or on a later day. */
export function nextOpening(question: HoursQuestion): string | undefined {
  const today = clinicDateAt(question.now);
  const later = spansOn(today, question).find(({ from }) => from > question.now);
  return later ? `at ${timeOf(later.from)}` : openingAfter(today, question);
}

/** Reads the closures of a day and, until one has hours left, of those after it: mostly of one day. */
async function readClosures(question: Question, from: ClinicDate): Promise<ClosedTime[] | undefined> {
  const { clinic, now, knownClosures } = question;
  const closures: ClosedTime[] = [];
  let date = isClinicDay(from, clinic?.id) ? from : nextClinicDay(from, clinic?.id);
  for (let read = 0; read < maxDaysAhead; read++) {
    const ofDay = await knownClosures(date);
    if (!ofDay) return undefined;
    closures.push(...ofDay);
    if (spansOn(date, { ...question, closures }).some(({ to }) => to > now)) break;
    date = nextClinicDay(date, clinic?.id);
  }
  return closures;
}

/** Adds the closures that an answer about these days may have to tell. */
export async function withClosures(question: Question, dates: readonly ClinicDate[]): Promise<HoursQuestion> {
  const closures: ClosedTime[] = [];
  for (const date of dates) {
    const read = await readClosures(question, date);
    if (!read) return { ...question, closures: undefined };
    closures.push(...read);
  }
  return { ...question, closures };
}
