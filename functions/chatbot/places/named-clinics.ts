import { nearestClinic } from '#shared/clinics/by-distance.ts';
import { type Clinic, clinics } from '#shared/clinics/clinics.ts';
import { distanceMiles } from '#shared/clinics/distance.ts';
import { farPlaces, valleyPlaces } from '#shared/clinics/places.ts';
import { valleyZip } from '#shared/clinics/valley-zip.ts';

/** Names that are ordinary words or insurers, too. */
const ordinary =
  /^(?:anthem|paradise|airport|downtown|sunrise|jean|cadence|sparks|whitney|ely|needles|lv|rainbow|cactus|lamb|washington|volunteer|raiders|maryland|flamingo|tropicana)$/;
/** What comes before the name of a place, and around the name of a street. */
const before = 'near|nearest|in|by|around|from|to|at|live|off|of|cerca del?|en|por|desde|hasta';
const beforeStreet = `${before}|on|is|does|for|and|de|y`;
const afterStreet = 'clinic|location|office|open|hours|st|rd|ave|blvd|pkwy|and|y';

/** A name as people write it. An ordinary word counts only where a place is meant: "near Sunrise", "Rainbow clinic". */
function nameIn(name: string, isStreet: boolean): RegExp {
  const plain = name.toLowerCase().replace(/['.]/g, '');
  if (!ordinary.test(plain)) return new RegExp(`\\b${plain}\\b`);
  const introduced = `\\b(?:${isStreet ? beforeStreet : before}) (?:the |el |la )?${plain}\\b`;
  return new RegExp(isStreet ? `^${plain}$|${introduced}|\\b${plain} (?:${afterStreet})\\b` : introduced);
}

/** Streets by which a clinic is named. Las Vegas Blvd is too long a street to identify one. */
const streetsOf = ({ name }: Clinic): readonly string[] =>
  name.toLowerCase().match(/spring mountain|\b(?!blvd|pkwy|vegas)[a-z]{4,}/g) ?? [];
const streets = clinics.flatMap(streetsOf).map((name) => ({ name, said: nameIn(name, true) }));

/** Longest name first: "North Las Vegas" contains "Las Vegas". */
const places = [...valleyPlaces, ...farPlaces]
  .flatMap(({ place, names }) => names.map((name) => ({ place, name, said: nameIn(name, false) })))
  .toSorted((one, other) => other.name.length - one.name.length);

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
  const text = plain.replace(/\bspring (?:mtn|mt)\b/, 'spring mountain');
  const said = streets.filter((street) => !zip && street.said.test(text)).map(({ name }) => name);
  const onStreets = clinics.filter((each) => said.every((name) => streetsOf(each).includes(name)));
  if (said.length > 0 && onStreets.length > 0) return { clinics: onStreets };
  const place = zip ? valleyZip(zip) : places.find((each) => each.said.test(plain))?.place;
  if (!place) return { clinics: [] };
  const there = clinics.filter(({ city, zipCode }) => [city, zipCode].includes(place.name));
  if (there.length > 0) return { clinics: there.length > maxClinics ? [] : there };
  const clinic = nearestClinic(place);
  return { clinics: [clinic], near: { name: place.name, miles: distanceMiles(place, clinic) } };
}
