import type { Question } from '#functions/chatbot/reply/question.ts';
import { bookLink, clinicLink, directionsLink, link, say } from '#functions/chatbot/reply/reply.ts';
import { brand } from '#shared/brand.ts';
import type { ChatReply } from '#shared/chatbot/routes.ts';
import { closedReason, isClinicDay, isWeekend, nextClinicDay } from '#shared/clinics/clinic-days.ts';
import { clinics } from '#shared/clinics/clinics.ts';
import { type OpenSpan, openSpans } from '#shared/clinics/open-spans.ts';
import { type ClinicDate, clinicDateAt, clinicInstant, formatClinicTime } from '#shared/time/clinic-time.ts';
import { dayName } from '#shared/time/day-name.ts';
import { namedDays, namedMinute, spanishHoliday } from './named-days.ts';

/** A date such as "on Thursday, November 26" takes a comma after it too. */
const midSentence = (day: string) => (day.includes(',') ? `${day},` : day);

/** Sentences start in lower case where a yes may come before them. Without a clinic, they are about all of them. */
const en = {
  words: { yes: 'Yes', and: ' and ', closed: 'closed', now: 'right now', weekends: 'on weekends' },
  day: (date: ClinicDate, today: ClinicDate) => dayName(date, today).replace(/^(?=[A-Z])/, 'on '),
  span: (from: string, to: string) => `from ${from} to ${to}`,
  open: (clinic: string | undefined, day: string, hours: string) =>
    `${clinic ? `${clinic} is` : 'we’re'} open ${midSentence(day)} ${hours}.`,
  closed: (clinic: string | undefined, when: string) =>
    `${clinic ? `${clinic} is` : 'we’re'} closed ${when}.`,
  closedFor: (day: string, reason: string) => `${midSentence(day)} for ${reason}`,
  reopens: (clinic: string | undefined, day: string, time: string) =>
    `${clinic ? 'It reopens' : 'We reopen'} ${midSentence(day.replace('on ', ''))} at ${time}.`,
  askWhen: `Call ${brand.phone} to ask when it reopens.`,
  otherHours: (day: string, list: string) => `Different hours ${day}: ${list}.`,
  /** While closures by staff aren't known. */
  mayCloseEarly: 'If a clinic closes early, its page will say so.',
  othersOpen: (time: string) => `Our other clinics are open until ${time} today.`,
  urgent: 'If it can’t wait, go to an emergency room or call 911.',
  usually: `We’re usually open ${brand.hoursInWords}, and closed on weekends and holidays.`,
};

const longDate = { timeZone: 'UTC', weekday: 'long', day: 'numeric', month: 'long' } as const;
const spanishDays: Readonly<Record<string, string>> = { today: 'hoy', tomorrow: 'mañana' };
const spanishDate = (date: ClinicDate) => new Date(date).toLocaleDateString('es', longDate).replace(',', '');
/** "las 5:00 PM", "la 1:30 PM" */
const withArticle = (time: string) => `${time.startsWith('1:') ? 'la' : 'las'} ${time}`;

const es: typeof en = {
  words: { yes: 'Sí', and: ' y ', closed: 'cerrada', now: 'ahora', weekends: 'los fines de semana' },
  day: (date, today) => spanishDays[dayName(date, today)] ?? `el ${spanishDate(date)}`,
  span: (from, to) => `de ${from} a ${to}`,
  open: (clinic, day, hours) =>
    `${clinic ? `la clínica ${clinic} está abierta` : 'estamos abiertos'} ${day} ${hours}.`,
  closed: (clinic, when) => `${clinic ? `la clínica ${clinic} está cerrada` : 'estamos cerrados'} ${when}.`,
  // The owner's own reasons are in English only.
  closedFor: (day, reason) => (spanishHoliday(reason) ? `${day} por ${spanishHoliday(reason)}` : day),
  reopens: (clinic, day, time) => `${clinic ? 'Vuelve' : 'Volvemos'} a abrir ${day} a ${withArticle(time)}.`,
  askWhen: `Llame al ${brand.phone} para preguntar cuándo vuelve a abrir.`,
  otherHours: (day, list) => `Otro horario ${day}: ${list}.`,
  mayCloseEarly: 'Si una clínica cierra más temprano, lo verá en su página.',
  othersOpen: (time) => `Nuestras otras clínicas están abiertas hoy hasta ${withArticle(time)}.`,
  urgent: 'Si no puede esperar, vaya a una sala de emergencias o llame al 911.',
  usually: 'Abrimos de lunes a viernes, de 8:00 AM a 5:00 PM, y cerramos los fines de semana y los feriados.',
};

const texts = { en, es };

const capitalized = (sentence: string) => sentence.charAt(0).toUpperCase() + sentence.slice(1);
const timeOf = (instant: Date) => formatClinicTime(instant, { zone: false });
const isAt = (moment: Date) => (span: OpenSpan) => span.from <= moment && moment < span.to;

/** The hours of a day, without those for which staff have closed clinics. */
async function readDay(date: ClinicDate, { clinic, knownClosures, language, now }: Question) {
  const { day, mayCloseEarly, otherHours, span, words } = texts[language];
  const closures = isClinicDay(date) ? await knownClosures(date) : [];
  const all = clinics.map(({ id, name }) => {
    const closed = closures?.filter(({ locationId }) => locationId === id);
    const spans = openSpans(id, date, closed);
    const hours = spans.map(({ from, to }) => span(timeOf(from), timeOf(to))).join(words.and);
    const openMs = spans.reduce((sum, { from, to }) => sum + to.getTime() - from.getTime(), 0);
    return { id, spans, hours, openMs, said: `${name}, ${hours || words.closed}` };
  });
  // The clinic that is open longest stands for all of them: most keep the same hours.
  const usual = all.reduce((longest, each) => (each.openMs > longest.openMs ? each : longest));
  const { spans, hours } = all.find(({ id }) => id === clinic?.id) ?? usual;
  const unusual = clinic ? [] : all.filter((each) => each.hours !== usual.hours);
  const others = unusual.map(({ said }) => said).join('; ');
  const onDay = day(date, clinicDateAt(now));
  const caveat = closures ? others && otherHours(onDay, others) : mayCloseEarly;
  return { date, onDay, spans, hours, usual, caveat, opensAt: spans.find(({ from }) => from > now)?.from };
}

/** Whether it is open on a day, perhaps at a time. Without a time, today means this moment. */
async function dayAnswer(date: ClinicDate, minute: number | undefined, question: Question) {
  const { clinic, language, now } = question;
  const { askWhen, closed, closedFor, open, othersOpen, reopens, urgent, words } = texts[language];
  const day = await readDay(date, question);
  const { hours, onDay, spans } = day;
  const isToday = date === clinicDateAt(now);
  const anyTime = isToday ? now : (spans[0]?.from ?? now);
  const span = spans.find(isAt(minute === undefined ? anyTime : clinicInstant(date, minute)));
  const isOver = isToday && spans.every(({ to }) => to <= now);
  if (!isOver && (span || (minute !== undefined && hours)))
    return { isYes: !!span, sentences: [open(clinic?.name, onDay, hours), span ? day.caveat : ''] };

  let next = day;
  // A clinic that stays closed for two weeks doesn't say when it reopens.
  for (let days = 0; !next.opensAt && days < 10; days++)
    next = await readDay(nextClinicDay(next.date, clinic?.id), question);
  const reason = closedReason(date, clinic?.id);
  const allDay = reason ? closedFor(onDay, reason) : isWeekend(date) ? words.weekends : onDay;
  const reopening = next.opensAt ? reopens(clinic?.name, next.onDay, timeOf(next.opensAt)) : askWhen;
  const others = day.usual.spans.find(isAt(now));
  const elsewhere = others ? othersOpen(timeOf(others.to)) : urgent;
  const sentences = [closed(clinic?.name, hours ? words.now : allDay), reopening, isToday ? elsewhere : ''];
  return { isYes: false, sentences };
}

/** "When …" and "are you closed …" are not answered with yes or no. */
const asksOtherwise =
  /\b(?:when|what|how late|hours?|24 7|clos(?:ed?|ing)|cuando|que|horas?|horarios?|cerrad[oa]s?|cierran?)\b/;

/** The hours of the days that a question names, else of today. Waits for the closures of those days. */
export async function hoursAnswer(question: Question): Promise<ChatReply> {
  const { clinic, language, now, text } = question;
  const { usually, words } = texts[language];
  const today = clinicDateAt(now);
  const days = namedDays(text, today);
  const asked = days.length > 0 ? days : [today];
  const answers = await Promise.all(asked.map((date) => dayAnswer(date, namedMinute(text), question)));
  const isYes = answers[0]?.isYes;
  const isPlain = answers.length > 1 || asksOtherwise.test(text);
  const isGeneral = (isPlain && days.length === 0) || /\b(?:holidays?|feriados?|festivos?)\b/.test(text);
  const [first = '', ...facts] = new Set(answers.flatMap(({ sentences }) => sentences));
  const verdict = isYes ? `${words.yes}, ${first}` : `No. ${capitalized(first)}`;
  const sentences = [isPlain ? first : verdict, ...facts, isGeneral ? usually : ''];
  const reply = sentences.filter(Boolean).map(capitalized).join(' ');
  const bookable = days.find((date) => date > today && isClinicDay(date, clinic?.id));
  const [book, locations] = [bookLink(question, bookable), link('locations', language)];
  if (!clinic) return say(reply, locations, book, link('phone', language));
  return say(reply, book, clinicLink(clinic), isYes ? directionsLink(clinic, language) : locations);
}
