import { links, say } from '#functions/chatbot/reply.ts';
import { chatTexts } from '#functions/chatbot/texts.ts';
import { bookPath } from '#shared/appointments/booking-path.ts';
import type { ChatLink, ChatReply } from '#shared/chatbot/routes.ts';
import { type Clinic, clinics } from '#shared/clinics/clinics.ts';

const texts = chatTexts.clinics;

const asksForPlace =
  /\b(?:where|near|nearest|nearby|close (?:to|by)|closest|locations?|clinics?|address|directions?|map|live|living|around|zip|offices?|area|located|are you in)\b/;

/** Words on so many street signs that they do not identify one. */
const commonStreetWords = new Set('pkwy blvd way las vegas ave rd and mountain spring'.split(' '));

function streetWords({ name, address }: Clinic): Set<string> {
  const words = `${name} ${address}`.toLowerCase().match(/[a-z]{2,}/g) ?? [];
  return new Set(words.filter((word) => !commonStreetWords.has(word)));
}

/** The clinics with the most words of their name or street in the message. */
function findByStreet(plain: string): Clinic[] {
  const said = plain.split(' ');
  const counted = clinics.map((clinic) => {
    const words = streetWords(clinic);
    const named = said.filter((word) => words.has(word)).length;
    return { clinic, count: named + (isSpringMountain(plain, clinic) ? 2 : 0) };
  });
  const most = Math.max(...counted.map(({ count }) => count));
  // A single street name may be an ordinary word (rainbow, lamb): it counts only if the message asks for a place.
  if (most === 0 || (most === 1 && said.length > 2 && !asksForPlace.test(plain))) return [];
  return counted.filter(({ count }) => count === most).map(({ clinic }) => clinic);
}

function isSpringMountain(plain: string, { name }: Clinic): boolean {
  return plain.includes('spring mountain') && name.startsWith('Spring Mountain');
}

function findByCity(plain: string): Clinic[] {
  // Longest name first: "North Las Vegas" contains "Las Vegas".
  const cities = [...new Set(clinics.map(({ city }) => city))].toSorted((a, b) => b.length - a.length);
  const city = cities.find((each) => plain.includes(each.toLowerCase()));
  return clinics.filter((clinic) => clinic.city === city);
}

function addressOf({ address, city, state, zipCode }: Clinic): string {
  return `${address}, ${city}, ${state} ${zipCode}`;
}

function detailLink({ id, name }: Clinic): ChatLink {
  return { title: name, href: `/location-detail/${id}` };
}

function clinicsReply(found: readonly Clinic[]): ChatReply {
  const [first] = found;
  const list = found.map((clinic) => `${clinic.name}, ${addressOf(clinic)}`).join('; ');
  const text = first && found.length === 1 ? texts.one(first.name, addressOf(first)) : texts.several(list);
  return say(text, ...found.map(detailLink), ...(found.length === 1 ? [links.book] : []), links.locations);
}

function listed(words: readonly string[]): string {
  return `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
}

function zipCodeIn(plain: string): string | undefined {
  return plain.match(/\b\d{5}\b/)?.[0];
}

/** The clinics at the ZIP code, street or city in the message; none when it names a city with many clinics. */
function namedClinics(plain: string): readonly Clinic[] {
  const zip = zipCodeIn(plain);
  if (zip) return clinics.filter(({ zipCode }) => zipCode === zip);
  return [findByStreet(plain), findByCity(plain)].find(({ length }) => length > 0 && length <= 3) ?? [];
}

/** The clinics that the message names, or undefined when it names none. */
export function namedClinicAnswer(plain: string): ChatReply | undefined {
  const found = namedClinics(plain);
  if (found.length > 0) return clinicsReply(found);
  const zip = zipCodeIn(plain);
  return zip ? say(texts.noneAt(zip), links.locations) : undefined;
}

/** When the message names one clinic, the reply's booking link leads to that clinic. */
export function bookAtNamedClinic(reply: ChatReply, plain: string): ChatReply {
  const [clinic, ...others] = namedClinics(plain);
  if (!clinic || others.length > 0) return reply;
  const atClinic = { title: texts.bookAt(clinic.name), href: bookPath({ clinic: clinic.id }) };
  return {
    ...reply,
    links: reply.links.map((link) => (link.href === links.book.href ? atClinic : link)),
  };
}

/**
 * The rest of a question about a place, such as the X-ray in "where can I get an X-ray". In "the nearest urgent care"
 * nothing is left: every clinic is one.
 */
export function withoutPlaceWords(plain: string): string {
  const besides = plain.replace(new RegExp(asksForPlace, 'g'), ' ');
  return /\b(?:near|nearest|nearby|closest|close)\b/.test(plain)
    ? besides.replace(/\b(?:urgent|primary) care\b/g, ' ')
    : besides;
}

/** An answer about the clinics' locations in general, or undefined when the message doesn't ask for a place. */
export function anyClinicAnswer(plain: string): ChatReply | undefined {
  if (!asksForPlace.test(plain)) return undefined;
  return say(texts.all(listed([...new Set(clinics.map(({ city }) => city))])), links.locations, links.book);
}
