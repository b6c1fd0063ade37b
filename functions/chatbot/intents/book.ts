import { namedDay } from '#functions/chatbot/hours/named-days.ts';
import { millas } from '#functions/chatbot/places/places-answer.ts';
import type { Bilingual, Question } from '#functions/chatbot/reply/question.ts';
import { bookLink, clinicLink, directionsLink, link, say } from '#functions/chatbot/reply/reply.ts';
import type { ChatReply } from '#shared/chatbot/routes.ts';
import { isClinicDay } from '#shared/clinics/clinic-days.ts';
import { formatMiles } from '#shared/clinics/distance.ts';
import { clinicDateAt } from '#shared/time/clinic-time.ts';

const texts: Bilingual<Record<'near' | 'there' | 'visit', (...names: string[]) => string>> = {
  en: {
    near: (place, clinic, miles) => `The nearest clinic to ${place} is ${clinic}, ${miles} away. `,
    there: (clinic) => `You can book ${clinic ? `at ${clinic} ` : ''}online, day or night.`,
    visit: () => ' A visit is 30 minutes, and we’ll email you a confirmation.',
  },
  es: {
    near: (place, clinic, miles) =>
      `La clínica más cercana a ${place} es ${clinic}, a ${millas(miles ?? '')}. `,
    there: (clinic) => `Puede hacer una cita ${clinic ? `en ${clinic} ` : ''}en línea, de día o de noche.`,
    visit: () => ' La cita dura 30 minutos y le mandamos la confirmación por correo electrónico.',
  },
};

/** How to book, at the clinic and on the day that the question names. */
export function bookAnswer(question: Question): ChatReply {
  const { clinic, named, now, text, language } = question;
  const { near, there, visit } = texts[language];
  const today = clinicDateAt(now);
  const day = namedDay(text, today);
  const date = day && day > today && isClinicDay(day, clinic?.id) ? day : undefined;
  const far = clinic && named.near ? near(named.near.name, clinic.name, formatMiles(named.near.miles)) : '';
  const sentence = `${far}${there(clinic?.name ?? '')}${visit()}`;
  if (clinic)
    return say(sentence, bookLink(question, date), clinicLink(clinic), directionsLink(clinic, language));
  const meant = named.clinics.length > 0 ? named.clinics : [undefined];
  const ways = meant.map((each) => bookLink({ ...question, clinic: each }, date));
  return say(sentence, ...ways, link('locations', language));
}
