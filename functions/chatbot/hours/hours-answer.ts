import type { Question } from '#functions/chatbot/reply/question.ts';
import { bookLink, clinicLink, directionsLink, link, say } from '#functions/chatbot/reply/reply.ts';
import { texts as facts } from '#functions/chatbot/reply/texts.ts';
import type { ChatReply } from '#shared/chatbot/routes.ts';
import { closedReason, isClinicDay, isWeekend, nextClinicDay } from '#shared/clinics/clinic-days.ts';
import { type Clinic, clinics } from '#shared/clinics/clinics.ts';
import { type OpenSpan, openSpans } from '#shared/clinics/open-spans.ts';
import { type ClinicDate, clinicDateAt, clinicInstant, formatClinicTime } from '#shared/time/clinic-time.ts';
import { dayName } from '#shared/time/day-name.ts';
import { namedDays, namedMinute } from './named-days.ts';

/** Sentences may start in lower case: "Yes, we’re open". Without a clinic, they are about all of them. */
const en = {
  words: { yes: 'Yes', and: ' and ', now: 'right now', weekends: 'on weekends' },
  /** With the comma that "on Thursday, November 26," takes inside a sentence. */
  day: (name: string, _date: ClinicDate) => name.replace(/^[A-Z]/, 'on $&').replace(/,.*/, '$&,'),
  hours: (from: string, to: string) => `from ${from} to ${to}`,
  open: (clinic?: Clinic) => (clinic ? `${clinic.name} is open` : 'we’re open'),
  closed: (clinic?: Clinic) => (clinic ? `${clinic.name} is closed` : 'we’re closed'),
  because: (reason: string) => ` for ${reason}`,
  reopens: (clinic: Clinic | undefined, day: string, time: string) =>
    `${clinic ? 'It reopens' : 'We reopen'} ${day.replace('on ', '')} at ${time}.`,
  mayCloseEarly: 'If a clinic closes early, its page will say so.',
  othersOpen: (time: string) => `Our other clinics are open until ${time} today.`,
  urgent: 'If it can’t wait, go to an emergency room or call 911.',
  usually: `We’re usually open ${facts.hours}, and closed on weekends and holidays.`,
};

const longDate = { timeZone: 'UTC', weekday: 'long', day: 'numeric', month: 'long' } as const;
const spanishDays: Readonly<Record<string, string>> = { today: 'hoy', tomorrow: 'mañana' };
const spanishDate = (date: ClinicDate) => new Date(date).toLocaleDateString('es', longDate).replace(',', '');
/** "las 5:00 PM", "la 1:30 PM" */
const withArticle = (time: string) => `${time.startsWith('1:') ? 'la' : 'las'} ${time}`;

const es: typeof en = {
  words: { yes: 'Sí', and: ' y ', now: 'ahora', weekends: 'los fines de semana' },
  day: (name, date) => spanishDays[name] ?? `el ${spanishDate(date)}`,
  hours: (from, to) => `de ${from} a ${to}`,
  open: (clinic) => (clinic ? `la clínica ${clinic.name} está abierta` : 'estamos abiertos'),
  closed: (clinic) => (clinic ? `la clínica ${clinic.name} está cerrada` : 'estamos cerrados'),
  // Reasons are in English only.
  because: () => '',
  reopens: (clinic, day, time) => `${clinic ? 'Vuelve' : 'Volvemos'} a abrir ${day} a ${withArticle(time)}.`,
  mayCloseEarly: 'Si una clínica cierra más temprano, lo verá en su página.',
  othersOpen: (time) => `Nuestras otras clínicas están abiertas hoy hasta ${withArticle(time)}.`,
  urgent: 'Si no puede esperar, vaya a una sala de emergencias o llame al 911.',
  usually: `Abrimos ${facts.horario}, y cerramos los fines de semana y los feriados.`,
};

const texts = { en, es };
const timeOf = (instant: Date) => formatClinicTime(instant, { zone: false });

/** What is left of a day's hours, without those for which staff have closed clinics. */
async function readDay(date: ClinicDate, { clinic, knownClosures, now }: Question) {
  const closures = isClinicDay(date) ? await knownClosures(date) : [];
  const closedAt = ({ id }: Clinic) => closures?.filter(({ locationId }) => locationId === id) ?? [];
  const spansOf = (each: Clinic) => openSpans(each.id, date, closedAt(each)).filter(({ to }) => to > now);
  const keepsHours = (each: Clinic) => closedAt(each).length === 0 && isClinicDay(date, each.id);
  // A clinic that keeps the usual hours stands for all of them.
  const usual = clinics.find(keepsHours) ?? clinics.find((each) => spansOf(each).length > 0);
  const asked = clinic ?? usual;
  const spans = asked ? spansOf(asked) : [];
  const others = clinic ? [] : clinics.filter((each) => each !== usual && !keepsHours(each));
  const unusual = closures && others.map((each) => [each, spansOf(each)] as const);
  const openNow = usual && spansOf(usual).find(({ from }) => from <= now);
  return { date, spans, unusual, openNow, opensAt: spans.find(({ from }) => from > now)?.from };
}

/** Whether it is open on a day, perhaps at a time. Without a time, today means this moment. */
async function dayAnswer(date: ClinicDate, minute: number | undefined, question: Question) {
  const { clinic, language, now } = question;
  const { words, ...text } = texts[language];
  const today = clinicDateAt(now);
  const onDay = (each: ClinicDate) => text.day(dayName(each, today), each);
  const hoursAt = (each: Clinic | undefined, spans: readonly OpenSpan[]) => {
    const hours = spans.map(({ from, to }) => text.hours(timeOf(from), timeOf(to))).join(words.and);
    return hours ? `${text.open(each)} ${onDay(date)} ${hours}.` : `${text.closed(each)} ${onDay(date)}.`;
  };
  const day = await readDay(date, question);
  const anyTime = date === today ? now : day.opensAt;
  const moment = minute === undefined ? anyTime : clinicInstant(date, minute);
  const isYes = day.spans.some(({ from, to }) => moment && from <= moment && moment < to);
  if (isYes || (minute !== undefined && day.spans.length > 0)) {
    const others = day.unusual?.map(([each, spans]) => hoursAt(each, spans)) ?? [text.mayCloseEarly];
    return { isYes, sentences: [hoursAt(clinic, day.spans), ...others] };
  }

  let next = day;
  // A clinic that stays closed for two weeks doesn't say when it reopens.
  for (let days = 0; !next.opensAt && days < 10; days++)
    next = await readDay(nextClinicDay(next.date, clinic?.id), question);
  const reason = closedReason(date, clinic?.id);
  const usually = isWeekend(date) ? words.weekends : date === today ? words.now : onDay(date);
  const when = reason ? onDay(date) + text.because(reason) : usually;
  const sentences = [`${text.closed(clinic)} ${when}.`];
  if (next.opensAt) sentences.push(text.reopens(clinic, onDay(next.date), timeOf(next.opensAt)));
  if (date === today) sentences.push(day.openNow ? text.othersOpen(timeOf(day.openNow.to)) : text.urgent);
  return { isYes, sentences };
}

/** "When …", "on holidays" and "are you closed …" are not answered with yes or no. */
const asksOtherwise =
  /\b(?:when|what|how late|hours?|24 7|clos(?:ed?|ing)|holidays?|feriados?|festivos?|cuando|que|horas?|horarios?|cerrad[oa]s?|cierran?)\b/;

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
  const verdict = isPlain ? '' : isYes ? `${words.yes}, ` : 'No. ';
  const sentences = new Set(answers.flatMap((each) => each.sentences));
  if (isPlain && days.length === 0) sentences.add(usually);
  const reply = `${verdict}${[...sentences].join(' ')}`
    .replace(/(?:^|\. )[a-z]/g, (start) => start.toUpperCase())
    .replaceAll(',.', '.');
  const bookable = days.find((date) => date > today && isClinicDay(date, clinic?.id));
  const [book, locations] = [bookLink(question, bookable), link('locations', language)];
  if (!clinic) return say(reply, locations, book, link('phone', language));
  return say(reply, book, clinicLink(clinic), isYes ? directionsLink(clinic, language) : locations);
}
