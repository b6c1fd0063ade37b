import { namedDay } from '#functions/chatbot/hours/named-days.ts';
import { millas } from '#functions/chatbot/places/places-answer.ts';
import type { Bilingual, Question } from '#functions/chatbot/reply/question.ts';
import { bookLink, clinicLink, directionsLink, link, say } from '#functions/chatbot/reply/reply.ts';
import type { ChatReply } from '#shared/chatbot/routes.ts';
import { isClinicDay } from '#shared/clinics/clinic-days.ts';
import { formatMiles } from '#shared/clinics/distance.ts';
import { clinicDateAt } from '#shared/time/clinic-time.ts';

interface BookTexts {
  anywhere: string;
  there: (clinic: string) => string;
  near: (place: string, clinic: string, miles: string) => string;
}

const texts: Bilingual<BookTexts> = {
  en: {
    anywhere:
      'You can book online, day or night: choose a clinic, a day and a time. A visit is 30 minutes, and we’ll email you a confirmation.',
    there: (clinic) =>
      `You can book at ${clinic} online, day or night. A visit is 30 minutes, and we’ll email you a confirmation.`,
    near: (place, clinic, miles) =>
      `The nearest clinic to ${place} is ${clinic}, ${miles} away. Choose a time, and we’ll email you a confirmation.`,
  },
  es: {
    anywhere:
      'Puede reservar en línea, de día o de noche: elija una clínica, un día y una hora. La cita dura 30 minutos y le mandamos la confirmación por correo electrónico.',
    there: (clinic) =>
      `Puede reservar en ${clinic} en línea, de día o de noche. La cita dura 30 minutos y le mandamos la confirmación por correo electrónico.`,
    near: (place, clinic, miles) =>
      `La clínica más cercana a ${place} es ${clinic}, a ${millas(miles)}. Elija una hora y le mandamos la confirmación por correo electrónico.`,
  },
};

/** How to book, at the clinic and on the day that the question names. */
export function bookAnswer(question: Question): ChatReply {
  const { clinic, named, now, text, language } = question;
  const today = clinicDateAt(now);
  const day = namedDay(text, today);
  const date = day && day > today && isClinicDay(day, clinic?.id) ? day : undefined;
  const words = texts[language];
  if (!clinic) {
    const there = named.clinics.map((each) => bookLink({ ...question, clinic: each }, date));
    return say(
      words.anywhere,
      ...(there.length > 0 ? there : [bookLink(question, date)]),
      link('locations', language),
    );
  }
  const { near } = named;
  const sentence = near
    ? words.near(near.name, clinic.name, formatMiles(near.miles))
    : words.there(clinic.name);
  return say(sentence, bookLink(question, date), clinicLink(clinic), directionsLink(clinic, language));
}
