import { asksForPlace, zipCodeIn } from '#functions/chatbot/question/named-clinics.ts';
import type { Question } from '#functions/chatbot/question/question.ts';
import { links, say } from '#functions/chatbot/reply.ts';
import { placeTexts as texts } from '#functions/chatbot/texts/places.ts';
import type { ChatReply } from '#shared/chatbot/routes.ts';
import { clinics } from '#shared/clinics/clinics.ts';
import { oneLineAddress } from '#shared/clinics/directions-url.ts';
import { formatMiles } from '#shared/clinics/distance.ts';
import { joinWords } from '#shared/text/join-words.ts';
import { hoursAnswer } from './hours.ts';
import type { IntentAnswers } from './intent-answers.ts';
import { bookLink, clinicLink, directionsLink, placeLink } from './question-links.ts';

/** The clinics that the question names, or undefined when it names none. */
export function namedClinicAnswer(question: Question): ChatReply | undefined {
  const { clinic, named, text } = question;
  if (clinic) {
    const { near } = named;
    const address = oneLineAddress(clinic);
    const sentence = near
      ? texts.near(near.name, clinic.name, address, formatMiles(near.miles))
      : texts.one(clinic.name, address);
    return say(sentence, clinicLink(clinic), bookLink(question), directionsLink(clinic));
  }
  if (named.clinics.length > 0) {
    const list = named.clinics.map((each) => `${each.name}, ${oneLineAddress(each)}`).join('; ');
    return say(texts.several(list), ...named.clinics.map(clinicLink), links.locations);
  }
  const zip = zipCodeIn(text);
  return zip ? say(texts.noneAt(zip), links.locations, links.phone) : undefined;
}

function allClinics(question: Question): ChatReply {
  const cities = [...new Set(clinics.map(({ city }) => city))];
  return say(texts.all(joinWords(cities)), links.locations, bookLink(question));
}

/** An answer about the clinics' locations in general, or undefined when the question doesn't ask for a place. */
export function anyClinicAnswer(question: Question): ChatReply | undefined {
  return asksForPlace.test(question.text.replace(/\bat\b/g, '')) ? allClinics(question) : undefined;
}

function atPlace(question: Question, sentence: string): ChatReply {
  const { clinic } = question;
  return say(sentence, links.phone, ...(clinic ? [directionsLink(clinic)] : []), placeLink(question));
}

export const placeAnswers = {
  hours: hoursAnswer,
  parking: (question) => atPlace(question, texts.parking),
  access: (question) => atPlace(question, texts.access),
  directions: (question) => {
    const { clinic } = question;
    if (!clinic) return allClinics(question);
    const sentence = texts.directions(clinic.name, oneLineAddress(clinic));
    return say(sentence, directionsLink(clinic), clinicLink(clinic), links.phone);
  },
  language: () => say(texts.language, links.phone, links.language),
  contact: () => say(texts.contact, links.phone, links.contact),
  jobs: () => say(texts.jobs, links.jobs),
} satisfies Partial<IntentAnswers>;

const placeWords = new RegExp(asksForPlace, 'g');

/**
 * The rest of a question about a place, such as the X-ray in "where can I get an X-ray". In "the nearest urgent care"
 * nothing is left: every clinic is one.
 */
export function withoutPlaceWords(plain: string): string {
  const besides = plain.replace(placeWords, ' ');
  return /\b(?:near|nearest|nearby|closest|close)\b/.test(plain)
    ? besides.replace(/\b(?:urgent|primary) care\b/g, ' ')
    : besides;
}
