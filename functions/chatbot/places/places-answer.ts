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
import { clinics } from '#shared/clinics/clinics.ts';
import { oneLineAddress } from '#shared/clinics/directions-url.ts';
import { joinWords } from '#shared/text/join-words.ts';

const cities = joinWords([...new Set(clinics.map(({ city }) => city))]);

const texts = {
  en: {
    hours: `Open ${facts.hours}. Phone: ${facts.phone}.`,
    all: `We have ${clinics.length} clinics, in ${cities}. To find the nearest,`,
    enter: (zip = 'your ZIP code') => `enter ${zip} under Our Locations.`,
  },
  es: {
    hours: `Abierto ${facts.horario}. Teléfono: ${facts.phone}.`,
    all: `Tenemos ${clinics.length} clínicas, en ${cities.replace(' and ', ' y ')}. Para ver la más cercana,`,
    enter: (zip = 'su código postal') => `escriba ${zip} en “Ver las clínicas”.`,
  },
};

/** Answers with the clinics that the question names, or with all of them. */
export function allClinicsAnswer(question: Question): ChatReply {
  const { clinic, language, named, text } = question;
  const { all, enter, hours } = texts[language];
  const [locations, book] = [link('locations', language), bookLink(question)];
  const list = named.clinics.map((each) => `${each.name}, ${oneLineAddress(each)}`).join('; ');
  if (!list) return say(`${all} ${enter(text.match(/\b\d{5}\b/)?.[0])}`, locations, book);
  const ways = clinic ? [book, directionsLink(clinic, language)] : [locations];
  const reply = `${named.near?.[language] ?? ''}${list}. ${hours}`;
  return say(reply, ...named.clinics.map(clinicLink), ...ways);
}

/** Answers with the named clinics; undefined when the question names neither a clinic nor a ZIP code. */
export function namedClinicAnswer(question: Question): ChatReply | undefined {
  const isNamed = question.named.clinics.length > 0 || /\b\d{5}\b/.test(question.text);
  return isNamed ? allClinicsAnswer(question) : undefined;
}
