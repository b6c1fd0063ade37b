import type { Question } from '#functions/chatbot/question/question.ts';
import { links } from '#functions/chatbot/reply.ts';
import { linkTexts } from '#functions/chatbot/texts/links.ts';
import { bookPath } from '#shared/appointments/booking-path.ts';
import type { ChatLink } from '#shared/chatbot/routes.ts';
import type { Clinic } from '#shared/clinics/clinics.ts';
import { directionsUrl } from '#shared/clinics/directions-url.ts';
import type { ClinicDate } from '#shared/time/clinic-time.ts';

/** Booking, at the clinic and on the day that the question names. */
export function bookLink({ clinic }: Question, date?: ClinicDate): ChatLink {
  const title = clinic ? linkTexts.bookAt(clinic.name) : links.book.title;
  return { title, href: bookPath({ clinic: clinic?.id, date }) };
}

export function clinicLink({ id, name }: Clinic): ChatLink {
  return { title: name, href: `/location-detail/${id}` };
}

export function directionsLink(clinic: Clinic): ChatLink {
  return { title: linkTexts.directions, href: directionsUrl(clinic) };
}

/** The page of the clinic that the question names, or the finder. */
export function placeLink({ clinic }: Question): ChatLink {
  return clinic ? clinicLink(clinic) : links.locations;
}
