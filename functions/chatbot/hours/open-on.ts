import type { NamedDay } from '#functions/chatbot/question/named-days.ts';
import { hoursTexts as texts } from '#functions/chatbot/texts/hours.ts';
import { closedReason, isWeekend } from '#shared/clinics/clinic-days.ts';
import { clinicDateAt, clinicInstant } from '#shared/time/clinic-time.ts';
import { openNow } from './open-now.ts';
import { type HoursQuestion, hoursOf, isCutShort, shutOn, spansOn, timeOf } from './spans.ts';
import { closedFor, closedUntil, namesOf, onDay, otherHours, subjectOf, who } from './wording.ts';

function closedOn({ date, name }: NamedDay, question: HoursQuestion): string | undefined {
  const day = onDay(date, clinicDateAt(question.now));
  if (isWeekend(date)) return name ? texts.specialDayOnWeekend(name, day) : texts.closedWeekends;
  const reason = closedReason(date, question.clinic?.id);
  if (reason) return texts.closedOn(day, name ?? reason);
  return spansOn(date, question).length === 0 ? texts.closedByStaff(subjectOf(question), day) : undefined;
}

/** No to a time outside the hours of a day. */
function outside({ date }: NamedDay, question: HoursQuestion): string {
  const { clinic, now } = question;
  const hours = hoursOf(spansOn(date, question));
  const isUnusual = clinic && isCutShort(clinic.id, date, question);
  return isUnusual
    ? texts.outsideOn(clinic.name, onDay(date, clinicDateAt(now)), hours)
    : texts.outside(hours);
}

/** Whether it is open on a named day, perhaps at a time. */
export function openOn(named: NamedDay, minute: number | undefined, question: HoursQuestion): string {
  const { date, name } = named;
  const { clinic, now } = question;
  const closed = closedOn(named, question);
  if (closed) return closedFor(date, closed, question);
  const spans = spansOn(date, question);
  const today = clinicDateAt(now);
  const isOver = date === today && spans.every(({ to }) => now >= to);
  const moment = minute === undefined ? undefined : clinicInstant(date, minute);
  const span = moment && spans.find(({ from, to }) => from <= moment && moment < to);
  if (moment && !span) return isOver ? closedUntil(texts.closedNow, question) : outside(named, question);
  if (isOver) return openNow(question);
  const day = onDay(date, today);
  const shut = clinic ? [] : shutOn(date, question);
  const others = clinic ? [] : otherHours(date, question);
  const isGeneral = !name && !(date === today && span);
  if (isGeneral) return [texts.openOn(who(question, shut), day, hoursOf(spans)), ...others].join(' ');
  const open =
    span && !name ? texts.openAt(timeOf(span.to)) : texts.openOnSpecialDay(name ?? '', day, hoursOf(spans));
  const except = shut.length > 0 ? [texts.notOpen(namesOf(shut), shut.length === 1, day)] : [];
  return [open, ...except, ...others].join(' ');
}
