import type { ChatLink, ChatReply } from '#shared/chatbot/routes.ts';
import { type Clinic, clinics } from '#shared/clinics/clinics.ts';
import { links, say } from './reply.ts';
import { chatTexts } from './texts.ts';

const texts = chatTexts.clinics;

const asksForPlace =
  /\b(?:where|near|nearest|nearby|close (?:to|by)|closest|locations?|clinics?|address|directions?|map|live|living|around|zip|offices?|area|located|are you in)\b/;

/** What is on many street signs. */
const everyStreet = new Set('pkwy blvd way las vegas ave rd and mountain spring'.split(' '));

function streetWords({ name, address }: Clinic): Set<string> {
  const words = `${name} ${address}`.toLowerCase().match(/[a-z]{2,}/g) ?? [];
  return new Set(words.filter((word) => !everyStreet.has(word)));
}

/** The clinics whose streets are named, those with most of the named ones. */
function atStreets(plain: string): Clinic[] {
  const said = plain.split(' ');
  const counted = clinics.map((clinic) => {
    const words = streetWords(clinic);
    const named = said.filter((word) => words.has(word)).length;
    return { clinic, count: named + (isSpringMountain(plain, clinic) ? 2 : 0) };
  });
  const most = Math.max(...counted.map(({ count }) => count));
  // One street's name alone may be an ordinary word (rainbow, lamb): then something has to ask for a place.
  if (most === 0 || (most === 1 && said.length > 2 && !asksForPlace.test(plain))) return [];
  return counted.filter(({ count }) => count === most).map(({ clinic }) => clinic);
}

function isSpringMountain(plain: string, { name }: Clinic): boolean {
  return plain.includes('spring mountain') && name.startsWith('Spring Mountain');
}

function inCity(plain: string): Clinic[] {
  // The longest name first: North Las Vegas holds Las Vegas.
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
  return say(text, ...found.map(detailLink), links.locations);
}

function listed(words: readonly string[]): string {
  return `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
}

/** The clinics of a place that is named: a ZIP code, a street, a city. Undefined when there is none, or it fits most. */
export function namedClinicAnswer(plain: string): ChatReply | undefined {
  const zip = plain.match(/\b\d{5}\b/)?.[0];
  if (zip) {
    const there = clinics.filter(({ zipCode }) => zipCode === zip);
    return there.length > 0 ? clinicsReply(there) : say(texts.noneAt(zip), links.locations);
  }
  const found = [atStreets(plain), inCity(plain)].find(({ length }) => length > 0 && length <= 3);
  return found && clinicsReply(found);
}

/** What is asked besides the place, such as an X-ray in "where can I get an X-ray". Every clinic has urgent care. */
export function withoutPlaceWords(plain: string): string {
  const besides = plain.replace(new RegExp(asksForPlace, 'g'), ' ');
  return /\b(?:near|nearest|nearby|closest|close)\b/.test(plain)
    ? besides.replace(/\b(?:urgent|primary) care\b/g, ' ')
    : besides;
}

/** Where the clinics are at all. Undefined when nothing asks for a place. */
export function anyClinicAnswer(plain: string): ChatReply | undefined {
  if (!asksForPlace.test(plain)) return undefined;
  return say(texts.all(listed([...new Set(clinics.map(({ city }) => city))])), links.locations, links.book);
}
