import { describe, expect, test } from 'vitest';
import { clinicsByDistance, milesIfFar } from './by-distance.ts';
import { clinics } from './clinics.ts';
import { findClinics } from './find-clinics.ts';
import { findZipCode } from './find-zip-code.ts';
import { valleyPlaces } from './places.ts';
import { valleyZipCodes } from './valley-zip-codes.ts';

const all = clinics.map(({ id }) => id).join(' ');

/** A search's result in short: the ids of clinics, a place with its nearest clinic, a ZIP code, or '?'. */
function meaning(text: string): string {
  const found = findClinics(text);
  if (found.kind === 'clinics') return found.clinics.map(({ id }) => id).join(' ');
  if (found.kind === 'place') return `${found.name} → ${clinicsByDistance(found)[0]?.clinic.id}`;
  return found.kind === 'zip' ? `ZIP ${found.zip}` : '?';
}

describe('a search as people type it', () => {
  test.each([
    // Clinics by name, street or address.
    ['eastern and flamingo', '1'],
    ['Flamingo/Eastern', '1'],
    ['flmingo', '1'],
    ['85 E Cactus Ave', '10'],
    ['85 east cactus avenue, Las Vegas, NV 89183', '10'],
    ['Cactus clinic', '10'],
    ['4080 S Eastern Ave, Las Vegas', '1'],
    ['1200 South Eastern', '1 4'],
    ['  RAINBOW ', '7 8'],
    ['Rainbow Blvd.', '7 8'],
    ['Rainbow / Rob', '8'],
    ['3690 S. Rainbow Boulevard #4', '7'],
    ['Spring Mtn & Rainbow', '7'],
    ['maryland prkwy and tropicanna', '2'],
    ['Craig Road', '3'],
    ['las vegas blvd', '5'],
    ['2460 North Las Vegas Blvd', '5'],
    ['washington & lamb', '9'],
    ['urgent care near me', all],
    ['NV', all],
    [' ', all],
    // ZIP codes and towns, from which all clinics' distances are measured.
    ['89117', '89117 → 7'],
    [' zip 89117 ', '89117 → 7'],
    ['89117-1234', '89117 → 7'],
    ['NV89119', '89119 → 2'],
    ['North Las Vegas NV 89032', '89032 → 3'],
    ['10120 S Eastern Ave, Henderson, NV 89052', '89052 → 6'],
    ['Las Vegas, NV', 'Las Vegas → 9'],
    ['las vegs', 'Las Vegas → 9'],
    ['N. Las Vegas', 'North Las Vegas → 5'],
    ['hendersen', 'Henderson → 6'],
    ['Summerlin', 'Summerlin → 7'],
    ['sumerlin nevada', 'Summerlin → 7'],
    ['summer lin', 'Summerlin → 7'],
    ['Summerlin, Las Vegas, NV', 'Summerlin → 7'],
    ['Las Vegas - Spring Vally', 'Spring Valley → 7'],
    ['downtown Henderson', 'Henderson → 6'],
    ['clinic near Spring Valley', 'Spring Valley → 7'],
    ['Mountain’s Edge', "Mountain's Edge → 8"],
    ['the strip', 'The Strip → 2'],
    ['3600 S Las Vegas Blvd', 'The Strip → 2'],
    ['paradise rd', 'Paradise → 2'],
    ['Flamingo Rd, Summerlin', 'Summerlin → 7'],
    ['boulder', 'Boulder City → 4'],
    ['Reno NV', 'Reno → 3'],
    ['Saint George, UT', 'St. George → 9'],
    // Outside the valley, or unknown.
    ['10001', 'ZIP 10001'],
    ['Reno, NV 89501', 'ZIP 89501'],
    ['10001 New York', 'ZIP 10001'],
    ['1234 Desert Inn Rd', '?'],
    ['5000 W Reno Ave', '?'],
    ['Paradise, CA', '?'],
    ['asdf', '?'],
    ['¿¿??', '?'],
    ['8911', '1 2 9'],
  ])('%j means %j', (text, expected) => {
    expect(meaning(text)).toBe(expected);
  });

  test.each([
    ['Henderson', 'Henderson'],
    ['Henderson NV', 'Henderson'],
    ['  henderson, nevada ', 'Henderson'],
    ['HENDRSON', 'Henderson'],
    ['Henderson, Las Vegas', 'Henderson'],
    ['Eastern Ave, Henderson', 'Henderson'],
    ['Green Valley, Henderson', 'Henderson'],
    ['1234 Green Valley Pkwy, Henderson', 'Henderson'],
    ['N Las Vegas', 'North Las Vegas'],
    ['n. las vegas nv', 'North Las Vegas'],
    [' north  las vegas', 'North Las Vegas'],
    ['NLV', 'North Las Vegas'],
    ['las vegas', 'Las Vegas'],
    ['Summerlin, Las Vegas', 'Las Vegas'],
    // No town with clinics is named.
    ['Green Valley', undefined],
    ['Boulder City', undefined],
    ['Lake Las Vegas', undefined],
    ['3600 S Las Vegas Blvd', undefined],
    ['Reno', undefined],
    // A ZIP code is more precise than a town.
    ['89012', undefined],
    ['Henderson, NV 89012', undefined],
  ])('%j names the town %s', (text, town) => {
    const found = findClinics(text);
    expect(found.kind === 'place' ? found.town : 'no place').toBe(town);
  });

  test('finds every clinic by its name, address, and both together with city, state and ZIP code', () => {
    for (const { id, name, address, city, state, zipCode } of clinics) {
      const full = `${address}, ${city}, ${state} ${zipCode}`;
      for (const text of [name, name.toUpperCase(), address, full, `${name} ${full}`]) {
        expect(meaning(text), text).toBe(id);
      }
    }
  });

  test('whatever is typed, it never throws', () => {
    for (const text of [
      '(',
      '\\',
      '[a-',
      '*+?',
      '9'.repeat(5000),
      'a '.repeat(500),
      '__proto__',
      '\u{1F3E5}',
    ]) {
      expect(() => findClinics(text)).not.toThrow();
    }
  });
});

describe('the places', () => {
  test.each(valleyPlaces.flatMap(({ place, names }) => names.map((name) => [name, place.name] as const)))(
    '%s is %s, not far from a clinic',
    (typed, name) => {
      const found = findClinics(typed);
      expect(found).toMatchObject({ kind: 'place', name });
      expect(found.kind === 'place' && milesIfFar(found)).toBeUndefined();
    },
  );

  test("the valley's ZIP codes are those of the server's table, and the clinics' are among them", () => {
    const zips = valleyZipCodes.match(/\b\d{5}\b(?= )/g) ?? [];
    for (const zip of new Set([...zips, ...clinics.map(({ zipCode }) => zipCode)])) {
      const { lat, lon } = findZipCode(zip) ?? expect.fail(zip);
      expect(findClinics(zip)).toEqual({ kind: 'place', name: zip, lat: Number(lat), lng: Number(lon) });
    }
  });

  test('all clinics have a distance, nearest first; farther than 60 miles is far', () => {
    const reno = findClinics('Reno');
    if (reno.kind !== 'place') expect.fail();
    const miles = clinicsByDistance(reno).map((entry) => entry.miles);
    expect(miles).toHaveLength(clinics.length);
    expect(miles).toEqual(miles.toSorted((a, b) => a - b));
    expect(milesIfFar(reno)).toBe(miles[0]);
    expect(Math.round(miles[0] ?? 0)).toBe(340);
  });
});
