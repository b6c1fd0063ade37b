import type { Bilingual, Language, Question } from '#functions/chatbot/question/question.ts';
import { bookPath } from '#shared/appointments/booking-path.ts';
import { brand } from '#shared/brand.ts';
import type { ChatLink, ChatReply } from '#shared/chatbot/routes.ts';
import type { Clinic } from '#shared/clinics/clinics.ts';
import { directionsUrl } from '#shared/clinics/directions-url.ts';
import { shopPath } from '#shared/lab-tests/shop-path.ts';
import type { ClinicDate } from '#shared/time/clinic-time.ts';

const { phone, fax, email, name, hoursInWords: hours } = brand;

/** The opening hours in Spanish. */
const horario = 'de lunes a viernes de 8:00 AM a 5:00 PM';

/** Facts about the clinics that answers quote. */
export const texts = { phone, fax, email, name, hours, horario };

/** The buttons below answers: each one's target, and its text in English and Spanish. */
const linkTable = {
  call911: ['tel:911', 'Call 911', 'Llamar al 911'],
  call988: ['tel:988', 'Call 988', 'Llamar al 988'],
  poisonControl: ['tel:+18002221222', 'Call Poison Control', 'Llamar a Control de Envenenamiento'],
  violence: ['tel:+18007997233', 'Call Domestic Violence Hotline', 'Llamar a la Línea contra la Violencia'],
  assault: ['tel:+18006564673', 'Call Sexual Assault Hotline', 'Llamar a la Línea de Agresión Sexual'],
  phone: [brand.phoneHref, `Call ${brand.phone}`, `Llamar al ${brand.phone}`],
  locations: ['/locations', 'Our Locations', 'Ver las clínicas'],
  searchClinics: ['/locations', 'Search clinics', 'Buscar una clínica'],
  searchTests: [shopPath, 'Search lab tests', 'Buscar exámenes'],
  book: [bookPath(), 'Book an Appointment', 'Reservar una cita'],
  contact: ['/contact', 'Contact Us', 'Contáctenos'],
  services: ['/services', 'Our Services', 'Nuestros servicios'],
  myBookings: ['/my-bookings', 'My Bookings', 'My Bookings'],
  portal: [brand.links.patientPortal, 'Patient Portal', 'Portal del paciente'],
  billPay: ['/bill-pay', 'Bill Pay', 'Pagar una factura'],
  shop: [shopPath, 'Shop for test', 'Comprar exámenes'],
  cart: ['/cart', 'Cart', 'Carrito'],
  lab: ['/lab', 'Lab Services', 'Laboratorio'],
  insurance: ['/insurance', 'Insurance We Accept', 'Seguros que aceptamos'],
  language: ['/nondiscrimination', 'Language help', 'Ayuda con idiomas'],
  primaryCare: ['/primaryCare', 'Primary Care', 'Atención primaria'],
  womensHealth: ['/womens-health', 'Women’s Health', 'Salud de la mujer'],
  wellness: ['/annual-wellness-check', 'Annual Wellness Check', 'Chequeo anual'],
  urgentCare: ['/urgentCare', 'Urgent Care', 'Atención de urgencias'],
  emergencyCare: ['/emergency', 'Emergency Care', 'Emergencias leves'],
  xRay: ['/x-ray', 'X-Ray', 'Radiografías'],
  ultrasound: ['/ultrasound', 'Ultrasound', 'Ultrasonido'],
  ivTherapy: ['/iv-therapy', 'IV Therapy', 'Terapia intravenosa'],
  weightLoss: ['/weight-loss-management', 'Weight Loss Management', 'Control de peso'],
  checkIn: [brand.links.checkIn, 'Check-in Now', 'Registrarse en línea'],
  prepare: ['/blog-inside/7', 'How to prepare for a visit', 'Cómo prepararse (en inglés)'],
  jobs: [brand.links.jobs, 'Jobs', 'Empleos'],
} as const satisfies Readonly<Record<string, readonly [href: string, en: string, es: string]>>;

export type LinkName = keyof typeof linkTable;

export function link(name: LinkName, language: Language = 'en'): ChatLink {
  const [href, en, es] = linkTable[name];
  return { title: language === 'es' ? es : en, href };
}

/** The booking button, for the clinic that the question names and the given day. */
export function bookLink({ clinic, language }: Question, date?: ClinicDate): ChatLink {
  const bookAt = language === 'es' ? 'Reservar en' : 'Book at';
  const title = clinic ? `${bookAt} ${clinic.name}` : link('book', language).title;
  return { title, href: bookPath({ clinic: clinic?.id, date }) };
}

export const clinicLink = ({ id, name }: Clinic) => ({ title: name, href: `/location-detail/${id}` });

export function directionsLink(clinic: Clinic, language: Language): ChatLink {
  return { title: language === 'es' ? 'Cómo llegar' : 'Directions', href: directionsUrl(clinic) };
}

/** Joins names as "a, b and c", without a comma before the last. */
export const joinNames = (names: readonly string[], language: Language) =>
  new Intl.ListFormat(language === 'es' ? 'es' : 'en-GB').format(names);

/**
 * Builds a reply with each button once. Of two buttons with the same text, it keeps the more specific one: booking on a
 * day rather than just booking.
 */
export function say(reply: string, ...all: ChatLink[]): ChatReply {
  const links = all.filter(({ title, href }, index) => {
    const isRepeated = all.findIndex((each) => each.href === href) < index;
    return !isRepeated && !all.some((each) => each.title === title && each.href.length > href.length);
  });
  return { reply, links, emergency: false };
}

/** An answer's text and buttons, as a table holds them. */
export interface Said extends Bilingual {
  links: readonly LinkName[];
}

export function replyOf({ links, ...text }: Said, question: Question): ChatReply {
  const { language } = question;
  const ways = links.map((name) => (name === 'book' ? bookLink(question) : link(name, language)));
  return say(text[language], ...ways);
}
