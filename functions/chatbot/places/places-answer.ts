import type { Question } from '#functions/chatbot/reply/question.ts';
import { bookLink, clinicLink, directionsLink, link, say } from '#functions/chatbot/reply/reply.ts';
import { texts as facts } from '#functions/chatbot/reply/texts.ts';
import type { ChatReply } from '#shared/chatbot/routes.ts';
import { clinics } from '#shared/clinics/clinics.ts';
import { oneLineAddress } from '#shared/clinics/directions-url.ts';
import { formatMiles } from '#shared/clinics/distance.ts';
import { joinWords } from '#shared/text/join-words.ts';
import { zipCodeIn } from './named-clinics.ts';

const cities = joinWords([...new Set(clinics.map(({ city }) => city))]);

const en = {
  nearest: (place: string, miles: string) => `The nearest clinic to ${place} is ${miles} away: `,
  hours: `Open ${facts.hours}. Phone: ${facts.phone}.`,
  all: `We have ${clinics.length} clinics, in ${cities}. To find the nearest one, tell me your ZIP code.`,
  noneAt: (zip: string) => `We have no clinic in ${zip}. Enter it under Our Locations to find the nearest.`,
};

/** Miles, or feet, in Spanish. */
export const millas = (miles: string) => miles.replace('miles', 'millas').replace('ft', 'pies');
const es: typeof en = {
  nearest: (place, miles) => `La clínica más cercana a ${place} está a ${millas(miles)}: `,
  hours: `Abierto ${facts.horario}. Teléfono: ${facts.phone}.`,
  all: `Tenemos ${clinics.length} clínicas, en ${cities.replace(' and ', ' y ')}. ¿Cuál es su código postal?`,
  noneAt: (zip) => `No tenemos clínica en ${zip}. Escríbalo en “Ver las clínicas” y verá la más cercana.`,
};

const texts = { en, es };

/** The clinics that the question names, or undefined when it names none. */
export function namedClinicAnswer(question: Question): ChatReply | undefined {
  const { clinic, language, named, text } = question;
  const { hours, nearest, noneAt } = texts[language];
  const locations = link('locations', language);
  const zip = zipCodeIn(text);
  if (named.clinics.length === 0)
    return zip ? say(noneAt(zip), locations, link('phone', language)) : undefined;
  const list = named.clinics.map((each) => `${each.name}, ${oneLineAddress(each)}`).join('; ');
  const distance = named.near ? nearest(named.near.name, formatMiles(named.near.miles)) : '';
  const reply = `${distance}${list}. ${hours}`;
  const ways = clinic ? [bookLink(question), directionsLink(clinic, language)] : [locations];
  return say(reply, ...named.clinics.map(clinicLink), ...ways);
}

/** The clinics' locations in general. */
export function allClinicsAnswer(question: Question): ChatReply {
  return say(texts[question.language].all, link('locations', question.language), bookLink(question));
}

/** The way to the clinic that the question names, or to all of them. */
export function directionsAnswer(question: Question): ChatReply {
  const { clinic, language } = question;
  const there = namedClinicAnswer(question) ?? allClinicsAnswer(question);
  if (!clinic) return there;
  return say(there.reply, directionsLink(clinic, language), clinicLink(clinic), link('phone', language));
}
