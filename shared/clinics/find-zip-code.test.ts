import { describe, expect, test } from 'vitest';
import { clinics } from './clinics.ts';
import { distanceKm } from './distance.ts';
import { findZipCode } from './find-zip-code.ts';
import zipCodes from './zip-code-table.json' with { type: 'json' };

function placeOf(zip: string) {
  const place = findZipCode(zip);
  if (!place) throw new Error(`${zip} is not in the table`);
  return { ...place, lat: Number(place.lat), lng: Number(place.lon) };
}

function nearestTo(zip: string): string | undefined {
  const place = placeOf(zip);
  return clinics.toSorted((a, b) => distanceKm(place, a) - distanceKm(place, b))[0]?.name;
}

describe('a ZIP code in the table', () => {
  test('has coordinates as text and a display name', () => {
    expect(findZipCode('89119')).toEqual({
      lat: '36.085',
      lon: '-115.146',
      display_name: 'Las Vegas, NV 89119',
    });
  });

  test.each(clinics.map(({ name, zipCode, lat, lng }) => ({ name, zipCode, lat, lng })))(
    '$zipCode is near $name',
    ({ zipCode, lat, lng }) => {
      expect(distanceKm(placeOf(zipCode), { lat, lng })).toBeLessThan(8);
    },
  );

  test('is nearest to the clinic next to it', () => {
    expect(nearestTo('89032')).toBe('Craig / Ferrell');
    expect(nearestTo('89123')).toBe('Eastern / Serene');
    // 89179 is in the south of the valley. One of the two source packages wrongly puts it in the northwest.
    expect(placeOf('89179').lat).toBeLessThan(36);
  });

  test.each(['89136', '89193', '89009'])('%s has only PO boxes and is located in its town', (zip) => {
    expect(distanceKm(placeOf(zip), { lat: 36.11, lng: -115.1 })).toBeLessThan(30);
  });

  test('is found anywhere in the table: first, last, and at the ends of lines', () => {
    const all = zipCodes.table.match(/\b\d{5}\b(?= )/g) ?? [];
    expect(all.length).toBeGreaterThan(4500);
    for (const zip of all) {
      const { lat, lng, display_name } = placeOf(zip);
      expect(display_name).toMatch(new RegExp(`^.+, (NV|AZ|CA|ID|OR|UT) ${zip}$`));
      expect(lat > 31 && lat < 50 && lng > -125 && lng < -108, `${zip} ${lat} ${lng}`).toBe(true);
    }
  });
});

test.each(['10001', '00000', '99999', '36.17', '', ' ', 'Las Vegas'])('%j is not in the table', (zip) => {
  expect(findZipCode(zip)).toBeUndefined();
});
