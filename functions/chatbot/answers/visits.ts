import { namedDay } from '#functions/chatbot/question/named-days.ts';
import type { Question } from '#functions/chatbot/question/question.ts';
import { links, say } from '#functions/chatbot/reply.ts';
import { visitTexts as texts } from '#functions/chatbot/texts/visits.ts';
import type { ChatReply } from '#shared/chatbot/routes.ts';
import { isClinicDay } from '#shared/clinics/clinic-days.ts';
import { formatMiles } from '#shared/clinics/distance.ts';
import { clinicDateAt } from '#shared/time/clinic-time.ts';
import type { IntentAnswers } from './intent-answers.ts';
import { bookLink, clinicLink, directionsLink, placeLink } from './question-links.ts';

function book(question: Question): ChatReply {
  const { clinic, named, now, text } = question;
  const today = clinicDateAt(now);
  const day = namedDay(text, today);
  const date = day && day.date > today && isClinicDay(day.date, clinic?.id) ? day.date : undefined;
  const way = bookLink(question, date);
  if (!clinic) {
    const there = named.clinics.map((each) => bookLink({ ...question, clinic: each }, date));
    return say(texts.book, ...(there.length > 0 ? there : [way]), links.locations);
  }
  const { near } = named;
  const sentence = near
    ? texts.bookNear(near.name, clinic.name, formatMiles(near.miles))
    : texts.bookAt(clinic.name);
  return say(sentence, way, clinicLink(clinic), directionsLink(clinic));
}

export const visitAnswers = {
  'no-card': (question) => say(texts.noCard, bookLink(question), links.phone),
  late: () => say(texts.late, links.phone, links.myBookings),
  move: () => say(texts.move, links.myBookings, links.phone),
  cancel: () => say(texts.cancel, links.myBookings, links.phone),
  'find-visit': () => say(texts.find, links.myBookings, links.phone),
  'check-in': () => say(texts.checkIn, links.checkIn, links.locations),
  virtual: () => say(texts.virtual, links.phone),
  'wait-time': (question) => say(texts.wait, bookLink(question), links.phone),
  'walk-in': (question) =>
    say(
      question.clinic ? texts.walkInAt(question.clinic.name) : texts.walkIn,
      bookLink(question),
      placeLink(question),
    ),
  'primary-care': (question) => say(texts.primaryCare, links.phone, bookLink(question), links.primaryCare),
  bring: (question) => say(texts.bring, links.prepare, bookLink(question)),
  book,
} satisfies Partial<IntentAnswers>;
