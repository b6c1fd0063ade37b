import { bookPath } from '#shared/appointments/booking-path.ts';
import { brand } from '#shared/brand.ts';
import type { ChatLink, ChatReply } from '#shared/chatbot/routes.ts';
import type { Clinic } from '#shared/clinics/clinics.ts';
import { directionsUrl } from '#shared/clinics/directions-url.ts';
import { shopPath } from '#shared/lab-tests/shop-path.ts';
import { joinWords } from '#shared/text/join-words.ts';
import type { ClinicDate } from '#shared/time/clinic-time.ts';
import type { Bilingual, Language, Question } from './question.ts';

/** What stands under answers: where it leads, and its words in English and Spanish. */
const linkTable = {
  call911: ['tel:911', 'Call 911', 'Llamar al 911'],
  call988: ['tel:988', 'Call 988', 'Llamar al 988'],
  poisonControl: ['tel:+18002221222', 'Call Poison Control', 'Llamar a Control de Envenenamiento'],
  violence: [
    'tel:+18007997233',
    'Call the Domestic Violence Hotline',
    'Llamar a la Línea contra la Violencia',
  ],
  assault: ['tel:+18006564673', 'Call the Sexual Assault Hotline', 'Llamar a la Línea de Agresión Sexual'],
  phone: [brand.phoneHref, `Call ${brand.phone}`, `Llamar al ${brand.phone}`],
  locations: ['/locations', 'Our Locations', 'Ver las clínicas'],
  searchClinics: ['/locations', 'Search clinics', 'Buscar una clínica'],
  searchTests: [shopPath, 'Search lab tests', 'Buscar exámenes'],
  book: [bookPath(), 'Book an Appointment', 'Reservar una cita'],
  contact: ['/contact', 'Contact Us', 'Contáctenos'],
  services: ['/services', 'Our Services', 'Nuestros servicios'],
  myBookings: ['/my-bookings', 'My Bookings', 'Mis citas'],
  portal: [brand.links.patientPortal, 'Patient Portal', 'Portal del paciente'],
  billPay: ['/bill-pay', 'Bill Pay', 'Pagar una factura'],
  shop: [shopPath, 'Shop for test', 'Comprar exámenes'],
  cart: ['/cart', 'Cart', 'Carrito'],
  lab: ['/lab', 'Lab Services', 'Laboratorio'],
  insurance: ['/insurance', 'Insurance We Accept', 'Seguros que aceptamos'],
  language: ['/nondiscrimination', 'Language help', 'Ayuda en español'],
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

const words = {
  bookAt: { en: (clinic: string) => `Book at ${clinic}`, es: (clinic: string) => `Reservar en ${clinic}` },
  directions: { en: 'Directions', es: 'Cómo llegar' },
} satisfies Record<string, Bilingual<unknown>>;

/** Booking, at the clinic that the question names and on the given day. */
export function bookLink({ clinic, language }: Question, date?: ClinicDate): ChatLink {
  const title = clinic ? words.bookAt[language](clinic.name) : link('book', language).title;
  return { title, href: bookPath({ clinic: clinic?.id, date }) };
}

export function clinicLink({ id, name }: Clinic): ChatLink {
  return { title: name, href: `/location-detail/${id}` };
}

export function directionsLink(clinic: Clinic, language: Language): ChatLink {
  return { title: words.directions[language], href: directionsUrl(clinic) };
}

/** Each button once. Of two with the same words, the one that says more: booking on a day, not just booking. */
export function uniqueLinks(all: readonly ChatLink[]): ChatLink[] {
  return all.filter(({ title, href }, index) => {
    const isRepeated = all.findIndex((each) => each.href === href) < index;
    return !isRepeated && !all.some((each) => each.title === title && each.href.length > href.length);
  });
}

/** The most things that one answer is about. */
export const maxThings = 3;

const spanishList = new Intl.ListFormat('es');

export function joinNames(names: readonly string[], language: Language): string {
  return language === 'es' ? spanishList.format(names) : joinWords(names);
}

export function say(reply: string, ...links: ChatLink[]): ChatReply {
  return { reply, links: uniqueLinks(links), emergency: false };
}
