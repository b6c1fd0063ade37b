import { clinicsByDistance } from '#shared/clinics/by-distance.ts';
import { type Clinic, clinics } from '#shared/clinics/clinics.ts';
import { farPlaces, type Place, valleyPlaces } from '#shared/clinics/places.ts';
import { valleyZip } from '#shared/clinics/valley-zip.ts';

/** The words by which a message asks where something is. */
export const asksForPlace =
  /\b(?:where|near|nearest|nearby|close (?:to|by)|closest|closer|locations?|clinics?|address|directions?|map|live|living|around|zip|offices?|area|located|are you in|at)\b/;

/** Words too common in street names to identify one. */
const commonStreetWords = new Set('pkwy blvd way las vegas ave rd and mountain spring'.split(' '));

function streetWords({ name, address }: Clinic): Set<string> {
  const words = `${name} ${address}`.toLowerCase().match(/[a-z]{2,}/g) ?? [];
  return new Set(words.filter((word) => !commonStreetWords.has(word)));
}

function isSpringMountain(plain: string, { name }: Clinic): boolean {
  return /\bspring (?:mountain|mtn|mt)\b/.test(plain) && name.startsWith('Spring Mountain');
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
  // A single street name may be an ordinary word (rainbow, lamb): it counts only where a place is meant.
  const isMeant =
    said.length <= 2 || asksForPlace.test(plain) || /\b(?:on|open|is|the|book|for|hours)\b/.test(plain);
  if (most === 0 || (most === 1 && !isMeant)) return [];
  return counted.filter(({ count }) => count === most).map(({ clinic }) => clinic);
}

export function zipCodeIn(plain: string): string | undefined {
  return plain.match(/\b\d{5}\b/)?.[0];
}

/** Names that are ordinary words or insurers, too: a place only after a preposition. */
const placeIntroduction = '(?:near|nearest|in|by|around|from|to|at|live|off|close to|closest to|of)';
const ordinaryNames = new Set(
  'anthem paradise airport downtown sunrise jean cadence sparks whitney aliante ely the lakes lv'.split(' '),
);

function namesOf(places: typeof valleyPlaces) {
  return places.flatMap(({ place, names }) =>
    names.map((name) => ({ place, name: name.toLowerCase().replace(/['.]/g, '') })),
  );
}

let cachedNames: ReturnType<typeof namesOf> | undefined;

/** Longest name first: "North Las Vegas" contains "Las Vegas". */
function placeNames(): ReturnType<typeof namesOf> {
  cachedNames ??= [...namesOf(valleyPlaces), ...namesOf(farPlaces)].toSorted(
    (one, other) => other.name.length - one.name.length,
  );
  return cachedNames;
}

function findPlace(plain: string): Place | undefined {
  const found = placeNames().find(({ name }) => {
    const introduction = ordinaryNames.has(name) ? `\\b${placeIntroduction} (?:the )?` : '\\b';
    return new RegExp(`${introduction}${name}\\b`).test(plain);
  });
  return found?.place;
}

/** The clinics that a message means, and the place it names if they are only near it. */
export interface NamedClinics {
  clinics: readonly Clinic[];
  /** The place from which the clinics were measured, nearest first. */
  near?: { name: string; miles: number };
}

function nearestTo({ name, ...from }: Place): NamedClinics {
  const [nearest] = clinicsByDistance(from);
  return nearest ? { clinics: [nearest.clinic], near: { name, miles: nearest.miles } } : { clinics: [] };
}

/** A city with more clinics than this doesn't identify them. */
const maxClinics = 3;

/** The clinics at or nearest to the ZIP code, street, neighborhood or city that a corrected plain text names. */
export function namedClinics(plain: string): NamedClinics {
  const zip = zipCodeIn(plain);
  if (zip) {
    const there = clinics.filter(({ zipCode }) => zipCode === zip);
    const place = valleyZip(zip);
    return there.length === 0 && place ? nearestTo(place) : { clinics: there };
  }
  const byStreet = findByStreet(plain);
  if (byStreet.length > 0 && byStreet.length <= maxClinics) return { clinics: byStreet };
  const place = findPlace(plain);
  if (!place) return { clinics: [] };
  const inCity = clinics.filter(({ city }) => city === place.name);
  if (inCity.length > maxClinics) return { clinics: [] };
  return inCity.length > 0 ? { clinics: inCity } : nearestTo(place);
}
