import { milesIfFar } from './by-distance.ts';
import { type Clinic, clinics } from './clinics.ts';
import { farPlaces, type Place, valleyPlaces } from './places.ts';
import { isCommon, isNumber, isOutOfState, isStreetWord, isZip, searchWords } from './search-words.ts';
import { valleyZip } from './valley-zip.ts';

export type SearchMeaning =
  /** The clinics that the text names. */
  | { kind: 'clinics'; clinics: readonly Clinic[] }
  /** A place whose coordinates are in our own tables. */
  | ({ kind: 'place' } & Place)
  /** A ZIP code outside the valley: `GET /api/geocode` may know it. */
  | { kind: 'zip'; zip: string }
  | { kind: 'unknown' };

/** Shorter prefixes would match too many words. */
const minPrefix = 3;
const minPlacePrefix = 4;

/** The words of clinics' names and addresses. Their towns are left out, because they count as places. */
const clinicWords = clinics.map((clinic) => ({
  clinic,
  words: searchWords(`${clinic.name} ${clinic.address} ${clinic.zipCode}`),
}));

const isClinicWord = (word: string) => clinicWords.some(({ words }) => words.includes(word));

// Removes spaces, so that extra or missing ones don't matter: "lake las vegas", "summer lin".
const joined = (text: string) => searchWords(text).join('');
const withSpellings = ({ place, names }: { place: Place; names: string[] }) => ({
  place,
  spellings: names.map(joined),
});
const valley = valleyPlaces.map(withSpellings);
const far = farPlaces.map(withSpellings);

const maxPlaceWords = 4;

/** A place in a text, and the words around it. */
interface PlaceMatch {
  place: Place;
  rest: string[];
  /** Whether the place's name is part of a street's name: Paradise Rd, Las Vegas Blvd. */
  isStreet: boolean;
}

/** The place that the longest possible part of the text names. `matches` decides whether a part names a place. */
function matchPlace(
  words: readonly string[],
  matches: (spelling: string, parts: readonly string[]) => boolean,
): PlaceMatch | undefined {
  const places = isOutOfState(words) ? far : [...valley, ...far];
  for (let length = Math.min(maxPlaceWords, words.length); length > 0; length--) {
    for (let start = 0; start + length <= words.length; start++) {
      const parts = words.slice(start, start + length);
      const found = places.find(({ spellings }) => spellings.some((spelling) => matches(spelling, parts)));
      if (!found) continue;
      const next = words[start + length];
      return {
        place: found.place,
        rest: words.toSpliced(start, length),
        isStreet: next !== undefined && isStreetWord(next),
      };
    }
  }
  return undefined;
}

/** How many letters must be added, left out, replaced or swapped with a neighbor to turn one word into the other. */
function editDistance(one: string, other: string): number {
  const rows: number[][] = [Array.from({ length: other.length + 1 }, (_, column) => column)];
  for (let row = 1; row <= one.length; row++) {
    const current = [row];
    const previous = rows[row - 1] ?? [];
    for (let column = 1; column <= other.length; column++) {
      const same = one[row - 1] === other[column - 1];
      const cost = (previous[column - 1] ?? 0) + (same ? 0 : 1);
      const swapped = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      const swap = swapped ? (rows[row - 2]?.[column - 2] ?? 0) + 1 : cost;
      current.push(Math.min(cost, swap, (previous[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1));
    }
    rows.push(current);
  }
  return rows[one.length]?.[other.length] ?? 0;
}

/**
 * Whether `typed` is `word` with typos: at most one, or two if both have eight letters or more. Words of fewer than
 * five letters may have none. The first letter must be right, as it nearly always is.
 */
function isTypoOf(typed: string, word: string): boolean {
  const length = Math.min(typed.length, word.length);
  if (length < 5 || typed[0] !== word[0] || Math.abs(typed.length - word.length) > 2) return false;
  return editDistance(typed, word) <= (length < 8 ? 1 : 2);
}

/** The place that a text names. The name may be misspelled or, if the text has no other words, incomplete. */
function anyPlaceIn(words: readonly string[]): PlaceMatch | undefined {
  return (
    matchPlace(words, (spelling, parts) => parts.join('') === spelling) ??
    // Don't take exact words of clinics' names or streets for a misspelled place.
    matchPlace(
      words,
      (spelling, parts) => !parts.every(isClinicWord) && isTypoOf(parts.join(''), spelling),
    ) ??
    // Complete a name only if the text has no other words: "desert" may be Desert Shores, "Desert Inn Rd" is not.
    matchPlace(words, (spelling, parts) => {
      const typed = parts.join('');
      return (
        parts.length === words.length &&
        typed.length >= minPlacePrefix &&
        !parts.some(isClinicWord) &&
        spelling.startsWith(typed)
      );
    })
  );
}

const cities = new Set(clinics.map(({ city }) => city));

function isTown(match: PlaceMatch | undefined): match is PlaceMatch {
  return match !== undefined && !match.isStreet && cities.has(match.place.name);
}

/**
 * The place that a search names, with the town that it names, if any. If it names a neighborhood and a town
 * ("Summerlin, Las Vegas"), the neighborhood is the place. A street named after a distant town isn't a place.
 */
function placeIn(words: readonly string[]): PlaceMatch | undefined {
  const match = anyPlaceIn(words);
  if (!match || (match.isStreet && milesIfFar(match.place))) return undefined;
  const other = anyPlaceIn(match.rest);
  const found = isTown(match) && other && !other.isStreet ? other : match;
  const town = [found, match, other].find(isTown)?.place.name;
  return town ? { ...found, place: { ...found.place, town } } : found;
}

function clinicsWith(matches: (word: string) => boolean): Clinic[] {
  return clinicWords.filter(({ words }) => words.some(matches)).map(({ clinic }) => clinic);
}

/** The clinics that match a word: exactly, or else by its beginning, or else with a typo. */
function clinicsNamedBy(typed: string): Clinic[] {
  const exactly = clinicsWith((word) => word === typed);
  if (exactly.length > 0) return exactly;
  const begun = clinicsWith((word) => typed.length >= minPrefix && word.startsWith(typed));
  return begun.length > 0 ? begun : clinicsWith((word) => !isNumber(typed) && isTypoOf(typed, word));
}

/**
 * The clinics that match the most words. Numbers count only if the search has no other words, except common ones, and
 * common words count only if it has no numbers either. If a number of the search is in the address of some of
 * these clinics, only those are found.
 */
function clinicsNamed(words: readonly string[]): Clinic[] {
  const uncommon = words.filter((word) => !isCommon(word));
  const names = uncommon.filter((word) => !isNumber(word));
  const sought = [names, uncommon, words].find(({ length }) => length > 0) ?? [];
  const hits = sought.map(clinicsNamedBy);
  const scoreOf = (clinic: Clinic) => hits.filter((hit) => hit.includes(clinic)).length;
  const most = Math.max(...clinics.map(scoreOf));
  const named = most > 0 ? clinics.filter((clinic) => scoreOf(clinic) === most) : [];
  const numbered = clinicsWith((word) => isNumber(word) && words.includes(word));
  const exact = named.filter((clinic) => numbered.includes(clinic));
  return exact.length > 0 ? exact : named;
}

/**
 * The ZIP code in a text: a valley ZIP code anywhere in it, or else any five digits at its end. Other five-digit
 * numbers may be house numbers.
 */
function zipIn(words: readonly string[]): string | undefined {
  const last = words.at(-1) ?? '';
  return words.findLast((word) => valleyZip(word)) ?? (isZip(last) ? last : undefined);
}

/**
 * The result of a search: the clinics whose name or street the text names, with the words in any order, or else a place
 * or ZIP code to measure distances from. Empty text finds every clinic. If the text names a place as well as clinics,
 * only the clinics in that place are found.
 */
export function findClinics(text: string): SearchMeaning {
  const words = searchWords(text);
  if (words.length === 0)
    return /\p{L}|^\s*$/u.test(text) ? { kind: 'clinics', clinics } : { kind: 'unknown' };

  const zip = zipIn(words);
  const withoutZip = words.filter((word) => word !== zip);
  const match = placeIn(withoutZip);
  const town = match && !match.isStreet ? match : undefined;
  const named = isOutOfState(words) ? [] : clinicsNamed(town?.rest ?? withoutZip);
  const there = named.filter((clinic) =>
    zip ? clinic.zipCode === zip : !town || clinic.city === town.place.name,
  );
  if (there.length > 0) return { kind: 'clinics', clinics: there };

  // A ZIP code is more precise than a town, so the place gets no `town`, and only distance counts.
  const place = zip ? valleyZip(zip) : match?.place;
  if (place) return { kind: 'place', ...place };
  const remaining = zip ?? words.find(isZip);
  return remaining ? { kind: 'zip', zip: remaining } : { kind: 'unknown' };
}
