import { namedDay } from '#functions/chatbot/hours/named-days.ts';
import type { Question } from '#functions/chatbot/question/question.ts';
import { bookLink, clinicLink, directionsLink, link, say } from '#functions/chatbot/reply/reply.ts';
import type { ChatReply } from '#shared/chatbot/routes.ts';
import { isClinicDay } from '#shared/clinics/clinic-days.ts';
import { clinicDateAt } from '#shared/time/clinic-time.ts';

const texts = {
  en: 'You can book online, day or night. A visit is 30 minutes, and we’ll email you a confirmation.',
  es: 'Haga su cita en línea, de día o de noche. Dura 30 minutos y la confirmamos por correo electrónico.',
};

/** How to book, at the clinic and on the day that the question names. */
export function bookAnswer(question: Question): ChatReply {
  const { clinic, named, now, text, language } = question;
  const day = namedDay(text, clinicDateAt(now));
  const date = day && isClinicDay(day, clinic?.id) ? day : undefined;
  const near = clinic && named.near ? `${named.near[language]}${clinic.name}. ` : '';
  const sentence = near + texts[language];
  if (clinic)
    return say(sentence, bookLink(question, date), clinicLink(clinic), directionsLink(clinic, language));
  const meant = named.clinics.length > 0 ? named.clinics : [undefined];
  const ways = meant.map((each) => bookLink({ ...question, clinic: each }, date));
  return say(sentence, ...ways, link('locations', language));
}
