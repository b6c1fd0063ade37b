import { clinicsByDistance } from '#shared/clinics/by-distance.ts';
import { type Clinic, clinics } from '#shared/clinics/clinics.ts';
import { farPlaces, valleyPlaces } from '#shared/clinics/places.ts';
import { valleyZip } from '#shared/clinics/valley-zip.ts';
import type { Bilingual } from './question.ts';

/** Names that are also ordinary words or insurers. They count only after a word such as "near": "near Sunrise". */
const ordinary = `anthem paradise airport downtown sunrise jean cadence sparks whitney ely needles lv rainbow
  cactus lamb washington volunteer raiders maryland flamingo tropicana`.split(/\s+/);
/** Words before the name of a place, and around the name of a street. */
const beforePlace = 'near|nearest|in|by|around|from|to|at|live|off|of|cerca del?|en|por|desde|hasta';
const beforeStreet = `${beforePlace}|on|is|does|for|and|de|y`;
const afterStreet = 'clinic|location|office|open|hours|st|rd|ave|blvd|pkwy|and|y';

/** A pattern for a name as people write it. */
function nameIn(name: string, before = beforePlace, after = 'area'): RegExp {
  const plain = name.toLowerCase().replace(/['.]/g, '').replace(' mountain', ' (?:mountain|mtn|mt)');
  if (!ordinary.includes(plain)) return new RegExp(`\\b${plain}\\b`);
  return new RegExp(`\\b(?:${before}) (?:the |el |la )?${plain}\\b|^${plain}$|\\b${plain} (?:${after})\\b`);
}

/** The streets of clinics. Las Vegas Blvd is left out, since it is too long to identify a clinic. */
const streets = clinics
  .flatMap(({ name }) => name.match(/Spring Mountain|\b(?!Blvd|Pkwy|Vegas)\w{4,}/g) ?? [])
  .map((name) => ({ name, said: nameIn(name, beforeStreet, afterStreet) }));

/** Longest name first, because "North Las Vegas" contains "Las Vegas". */
const places = [...valleyPlaces, ...farPlaces]
  .flatMap(({ place, names }) => names.map((name) => ({ place, name, said: nameIn(name) })))
  .toSorted((one, other) => other.name.length - one.name.length);

/** The clinics that a message names or, if it names a place without a clinic, the nearest clinic. */
export interface NamedClinics {
  clinics: readonly Clinic[];
  /** How the answer begins for a place without a clinic: "The nearest clinic to Pahrump is 41.8 miles away: ". */
  near?: Bilingual;
}

/** The clinics at or nearest to the ZIP code, street, neighborhood or city in a corrected plain text. */
export function namedClinics(plain: string): NamedClinics {
  const [zip] = plain.match(/\b\d{5}\b/) ?? [];
  const said = streets.filter((street) => !zip && street.said.test(plain));
  const onStreets = clinics.filter((each) => said.every(({ name }) => each.name.includes(name)));
  if (said.length > 0 && onStreets.length > 0) return { clinics: onStreets };
  const place = zip ? valleyZip(zip) : places.find((each) => each.said.test(plain))?.place;
  const [nearest] = place ? clinicsByDistance(place) : [];
  if (!place || !nearest) return { clinics: [] };
  const there = clinics.filter(({ city, zipCode }) => [city, zipCode].includes(place.name));
  // Las Vegas has too many clinics to pick one.
  if (there.length > 0) return { clinics: there.length > 3 ? [] : there };
  const miles = nearest.miles.toFixed(1);
  const en = `The nearest clinic to ${place.name} is ${miles} miles away: `;
  const es = `La clínica más cercana a ${place.name} está a ${miles} millas: `;
  return { clinics: [nearest.clinic], near: { en, es } };
}
