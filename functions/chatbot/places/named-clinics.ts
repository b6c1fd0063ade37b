import { clinicsByDistance } from '#shared/clinics/by-distance.ts';
import { type Clinic, clinics } from '#shared/clinics/clinics.ts';
import { farPlaces, valleyPlaces } from '#shared/clinics/places.ts';
import { valleyZip } from '#shared/clinics/valley-zip.ts';

/** Words too common in street names to identify one. */
const commonWords = new Set('pkwy blvd way las vegas ave rd and mountain spring'.split(' '));

/** The words by which each clinic is named. "Spring Mountain" is one: both are common in names. */
const streetWords = clinics.map(({ name, address }) => {
  const said = `${name} ${address}`.toLowerCase().replace('spring mountain', 'springmountain');
  return new Set(said.match(/[a-z]{2,}/g)?.filter((word) => !commonWords.has(word)));
});

/** What comes before the name of a place. */
const before = 'near|nearest|in|by|around|from|to|at|live|off|of|cerca del?|en|por|desde|hasta';
const anyStreet = [...new Set(streetWords.flatMap((words) => [...words]))].join('|');
/** A street's name may be an ordinary word (rainbow, lamb): alone it counts only where a place is meant. */
const meansStreet = new RegExp(
  `\\b(?:${before}|is|on|for|the|open|close|does|clinic|abiert[ao]|abren?|esta|de|la|clinica) (?:${anyStreet})\\b|\\b(?:${anyStreet}) (?:clinic|location|office|open|hours|st|rd|ave|blvd)\\b`,
);

/** The clinics with the most words of their name or street in the message. */
function findByStreet(plain: string): Clinic[] {
  const said = plain.replace(/\bspring (?:mountain|mtn|mt)\b/, 'springmountain springmountain').split(' ');
  const counts = streetWords.map((words) => said.filter((word) => words.has(word)).length);
  const most = Math.max(...counts);
  const isMeant = most > 1 || (most === 1 && (said.length <= 2 || meansStreet.test(plain)));
  return isMeant ? clinics.filter((_, index) => counts[index] === most) : [];
}

/** Names that are ordinary words or insurers, too: a place only after a preposition. */
const ordinary = /^(?:anthem|paradise|airport|downtown|sunrise|jean|cadence|sparks|whitney|ely|needles|lv)$/;
const plainName = (name: string) => name.toLowerCase().replace(/['.]/g, '');
const introduction = (name: string) => (ordinary.test(name) ? `(?:${before}) (?:the |el |la )?` : '');

/** Longest name first: "North Las Vegas" contains "Las Vegas". */
const placeNames = [...valleyPlaces, ...farPlaces]
  .flatMap(({ place, names }) => names.map((name) => ({ place, name: plainName(name) })))
  .toSorted((one, other) => other.name.length - one.name.length)
  .map(({ place, name }) => ({ place, said: new RegExp(`\\b${introduction(name)}${name}\\b`) }));

/** The clinics that a message means or, if it names a place without one, the nearest and its distance from there. */
export interface NamedClinics {
  clinics: readonly Clinic[];
  near?: { name: string; miles: number };
}

export const zipCodeIn = (plain: string) => plain.match(/\b\d{5}\b/)?.[0];

/** A city with more clinics than this doesn't identify them. */
const maxClinics = 3;

/** The clinics at or nearest to the ZIP code, street, neighborhood or city that a corrected plain text names. */
export function namedClinics(plain: string): NamedClinics {
  const zip = zipCodeIn(plain);
  const byStreet = zip ? [] : findByStreet(plain);
  if (byStreet.length > 0 && byStreet.length <= maxClinics) return { clinics: byStreet };
  const place = zip ? valleyZip(zip) : placeNames.find(({ said }) => said.test(plain))?.place;
  const there = clinics.filter(({ city, zipCode }) => place && (zipCode === zip || city === place.name));
  const [nearest] = place ? clinicsByDistance(place) : [];
  if (there.length > 0 || !place || !nearest) return { clinics: there.length > maxClinics ? [] : there };
  return { clinics: [nearest.clinic], near: { name: place.name, miles: nearest.miles } };
}
