import { hoursTexts as texts } from '#functions/chatbot/texts/hours.ts';
import { closedReason, isWeekend } from '#shared/clinics/clinic-days.ts';
import { type ClinicId, clinicIds } from '#shared/clinics/clinics.ts';
import { openSpans } from '#shared/clinics/open-spans.ts';
import { type ClinicDate, clinicDateAt } from '#shared/time/clinic-time.ts';
import { type HoursQuestion, isCutShort, nextOpening, openUntil, spansOn, timeOf } from './spans.ts';
import { closedUntil, otherHours, subjectOf, who } from './wording.ts';

/** How the hours of today differ from the usual ones: at the clinic that the question names, or at some of them. */
function exceptionsToday(question: HoursQuestion): string[] {
  const { clinic, now } = question;
  const today = clinicDateAt(now);
  if (!clinic) return otherHours(today, question);
  if (!isCutShort(clinic.id, today, question)) return [];
  const spans = spansOn(today, question);
  const later = spans.find(({ from }) => from > now);
  if (later) return [texts.reopensToday(timeOf(later.from))];
  const closesEarly = spans.at(-1)?.to.getTime() !== openSpans(clinic.id, today).at(-1)?.to.getTime();
  return closesEarly ? [texts.closesEarly] : [];
}

/** Why it's closed at this moment of today, if there is more to say than that. */
function closedToday(question: HoursQuestion, today: ClinicDate): string | undefined {
  const { clinic, now } = question;
  if (isWeekend(today)) return texts.closedWeekends;
  const reason = closedReason(today, clinic?.id);
  if (reason) return texts.closedToday(reason);
  const spans = spansOn(today, question);
  if (spans.length === 0) return texts.closedByStaff(subjectOf(question), 'today');
  if (spans.every(({ from }) => from > now)) return texts.notYet;
  const closing = openSpans(clinic?.id ?? clinicIds[0], today).at(-1)?.to;
  const isEarly = closing !== undefined && now < closing && spans.every(({ to }) => to <= now);
  return isEarly ? texts.closedEarly(subjectOf(question)) : undefined;
}

/** Until when other clinics are open, now that staff have closed the one that the question names. */
export function othersOpenUntil(question: HoursQuestion): Date | undefined {
  const { clinic, now } = question;
  if (!clinic || openUntil([clinic.id], question)) return undefined;
  return isCutShort(clinic.id, clinicDateAt(now), question) ? openUntil(clinicIds, question) : undefined;
}

/** Whether it is open at this moment: yes or no, and until when. */
export function openNow(question: HoursQuestion): string {
  const { clinic, closures, now } = question;
  const until = openUntil(clinic ? [clinic.id] : clinicIds, question);
  if (!until) {
    const others = othersOpenUntil(question);
    const closed = closedToday(question, clinicDateAt(now)) ?? texts.closedNow;
    return `${closedUntil(closed, question)} ${others ? texts.othersOpen(timeOf(others)) : texts.urgent}`;
  }
  const shut = clinicIds.filter((id: ClinicId) => !openUntil([id], question));
  const exceptions = closures ? exceptionsToday(question) : [texts.mayCloseEarly];
  return [texts.openNow(who(question, shut), timeOf(until)), ...exceptions].join(' ');
}

/** The hours in general, and the state at this moment. */
export function generalHours(question: HoursQuestion): string {
  const { clinic } = question;
  const subject = who(question);
  const general = texts.general(subject.charAt(0).toUpperCase() + subject.slice(1));
  const until = openUntil(clinic ? [clinic.id] : clinicIds, question);
  if (until) {
    const open = clinic ? texts.generalOpenAt(timeOf(until)) : texts.generalOpen(timeOf(until));
    return [general, open, ...exceptionsToday(question)].join(' ');
  }
  const when = nextOpening(question);
  if (!when) return `${general} ${texts.askWhen}`;
  return `${general} ${clinic ? texts.generalClosedAt(when) : texts.generalClosed(when)}`;
}
