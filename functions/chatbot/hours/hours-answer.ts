import type { Question } from '#functions/chatbot/question/question.ts';
import {
  bookLink,
  clinicLink,
  directionsLink,
  texts as facts,
  link,
  say,
} from '#functions/chatbot/reply/reply.ts';
import type { ChatReply } from '#shared/chatbot/routes.ts';
import { isClinicDay, nextClinicDay } from '#shared/clinics/clinic-days.ts';
import { type Clinic, clinics } from '#shared/clinics/clinics.ts';
import { type OpenSpan, openSpans } from '#shared/opening-hours/open-spans.ts';
import { type ClinicDate, clinicDateAt, clinicInstant, formatClinicTime } from '#shared/time/clinic-time.ts';
import { namedDay, namedMinute } from './named-days.ts';

const texts = {
  en: {
    words: { yes: 'Yes. ', in: ' at ', from: 'from', to: 'to', today: 'today', on: 'on', now: 'right now' },
    we: { open: 'We’re open', closed: 'We’re closed', again: 'We’ll be open again', and: ' and ' },
    urgent: 'If it can’t wait, go to an emergency room or call 911.',
    mayDiffer: 'Some clinics may have different hours: check the clinic’s page before you come.',
    usually: `We’re usually open ${facts.hours}, and closed on weekends and holidays.`,
  },
  es: {
    words: { yes: 'Sí. ', in: ' en ', from: 'de', to: 'a', today: 'hoy', on: 'el', now: 'ahora' },
    we: { open: 'Estamos abiertos', closed: 'Estamos cerrados', again: 'Volvemos a abrir', and: ' y ' },
    urgent: 'Si no puede esperar, vaya a una sala de emergencias o llame al 911.',
    mayDiffer: 'Algunas clínicas pueden tener otro horario: vea la página de la clínica antes de venir.',
    usually: `Abrimos ${facts.horario}, y cerramos los fines de semana y los feriados.`,
  },
};

const longDate = { timeZone: 'UTC', weekday: 'long', day: 'numeric', month: 'long' } as const;
const timeOf = (instant: Date) => formatClinicTime(instant, { zone: false });
const openMs = (spans: readonly OpenSpan[]) =>
  spans.reduce((sum, { from, to }) => sum + to.getTime() - from.getTime(), 0);

/** The rest of a day's hours, without those for which staff have closed the clinic. */
async function readDay(date: ClinicDate, { clinic, knownClosures, now }: Question) {
  const closures = isClinicDay(date) ? await knownClosures(date) : [];
  const spansOf = ({ id }: Clinic) => {
    const closed = closures?.filter(({ locationId }) => locationId === id);
    return openSpans(id, date, closed).filter(({ to }) => to > now);
  };
  // If no clinic is named, show the hours of the one that is open longest.
  const all = clinics.map(spansOf).toSorted((one, other) => openMs(other) - openMs(one));
  const spans = clinic ? spansOf(clinic) : (all[0] ?? []);
  const mayDiffer = !closures || (!clinic && all.some((each) => openMs(each) !== openMs(spans)));
  return { date, spans, mayDiffer, isAnyOpen: all.some(([first]) => first && first.from <= now) };
}

/**
 * A question with one of these words may be about two days, or about a day that we don't recognize, so a plain "yes" or
 * "no" could mislead. The answer then adds the usual hours.
 */
const openQuestion = `when what late hour hours close closed closing day days holiday holidays and or
  cuando que hora horas horario horarios feriado feriados cerrado cerrados cerrada cierra cierran dia y o`;

/** The hours of the day that a question names, or of today. Waits for that day's closures. */
export async function hoursAnswer(question: Question): Promise<ChatReply> {
  const { clinic, language, now, text } = question;
  const { words, we, urgent, mayDiffer, usually } = texts[language];
  const today = clinicDateAt(now);
  const date = namedDay(text, today) ?? today;
  const day = await readDay(date, question);
  const minute = namedMinute(text);
  const anyTime = date === today ? now : day.spans[0]?.from;
  const moment = minute === undefined ? anyTime : clinicInstant(date, minute);
  const isYes = day.spans.some(({ from, to }) => moment && from <= moment && moment < to);
  let next = day;
  // Look ten clinic days ahead. If a clinic is closed for longer, the answer doesn't say when it reopens.
  for (let days = 0; next.spans.length === 0 && days < 10; days++)
    next = await readDay(nextClinicDay(next.date, clinic?.id), question);
  // Spanish has no comma after the weekday.
  const onDay = (each: ClinicDate) =>
    each === today
      ? words.today
      : `${words.on} ${new Date(each).toLocaleDateString(language, longDate).replace(/,(?= \d)/, '')}`;
  const spans = next.spans.map(({ from, to }) => `${words.from} ${timeOf(from)} ${words.to} ${timeOf(to)}`);
  const hours = `${spans.join(we.and)} ${onDay(next.date)}.`;
  const where = clinic ? words.in + clinic.name : '';
  const when = date === today ? words.now : onDay(date);
  const sentences = [next === day ? `${we.open}${where} ${hours}` : `${we.closed}${where} ${when}.`];
  if (next !== day && spans.length > 0) sentences.push(`${we.again} ${hours}`);
  if (date === today && !isYes && !day.isAnyOpen) sentences.push(urgent);
  if (day.mayDiffer || next.mayDiffer) sentences.push(mayDiffer);
  const isPlain = text.split(' ').some((word) => openQuestion.split(/\s+/).includes(word));
  if (isPlain || !isClinicDay(date)) sentences.push(usually);
  const reply = (isPlain ? '' : isYes ? words.yes : 'No. ') + sentences.join(' ');
  const book = bookLink(question, next.date > today ? next.date : undefined);
  const locations = link('locations', language);
  if (!clinic) return say(reply, locations, book, link('phone', language));
  return say(reply, book, clinicLink(clinic), isYes ? directionsLink(clinic, language) : locations);
}
