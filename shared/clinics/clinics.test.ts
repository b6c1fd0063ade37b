import { describe, expect, test } from 'vitest';
import { clinicById, clinicIds, clinics } from './clinics.ts';
import { distanceKm, distanceMiles, formatDistance, formatKm, formatMiles } from './distance.ts';

describe('the clinics', () => {
  test('are first the ten of the specification, in its order', () => {
    expect(clinics.slice(0, 10).map(({ id, name }) => [id, name])).toEqual([
      ['1', 'Eastern / Flamingo'],
      ['2', 'Maryland Pkwy / Tropicana'],
      ['3', 'Craig / Ferrell'],
      ['4', 'Eastern / Serene'],
      ['5', 'Las Vegas Blvd / Belmont'],
      ['6', 'Volunteer Blvd & Raiders Way'],
      ['7', 'Spring Mountain / Rainbow'],
      ['8', 'Rainbow / Robindale'],
      ['9', 'Washington / Lamb'],
      ['10', 'Cactus'],
    ]);
    expect(clinics.map(({ id }) => id)).toEqual(clinicIds);
    expect(new Set(clinics.map(({ phone }) => phone)).size).toBe(1);
    for (const clinic of clinics) expect(clinic.hours).toBe('Mon-Fri 8:00am - 5:00pm');
  });

  test('each have a business page and reviews of their own', () => {
    for (const field of ['businessPage', 'reviews'] as const) {
      const addresses = clinics.map((clinic) => clinic[field]);
      expect(new Set(addresses).size).toBe(clinics.length);
      for (const address of addresses) expect(new URL(address).protocol).toBe('https:');
    }
  });

  test('are in the Las Vegas Valley', () => {
    for (const { lat, lng } of clinics) {
      expect(lat).toBeGreaterThan(35.9);
      expect(lat).toBeLessThan(36.3);
      expect(lng).toBeGreaterThan(-115.3);
      expect(lng).toBeLessThan(-115.0);
    }
  });

  test.each(['01', '1 ', '', '0', '99', '__proto__', 'constructor'])('%j is not a clinic id', (id) => {
    expect(() => clinicById(id)).toThrow(RangeError);
  });
});

describe('distances', () => {
  const flamingo = { lat: 36.1149, lng: -115.1188 };
  const cactus = { lat: 35.9986, lng: -115.1684 };

  test('use the haversine formula, in kilometers (radius 6371) and miles (radius 3959)', () => {
    // One degree of a meridian is radius × π / 180.
    expect(distanceKm({ lat: 36, lng: -115 }, { lat: 37, lng: -115 })).toBeCloseTo(111.1949, 3);
    expect(distanceMiles({ lat: 36, lng: -115 }, { lat: 37, lng: -115 })).toBeCloseTo(69.0976, 3);
    expect(distanceKm(flamingo, flamingo)).toBe(0);
    expect(distanceKm(flamingo, cactus)).toBeCloseTo(distanceKm(cactus, flamingo), 9);
    expect(distanceKm({ lat: 0, lng: 0 }, { lat: 0, lng: 180 })).toBeCloseTo(Math.PI * 6371, 6);
  });

  test.each([
    [12.3456, '12.35 km'],
    [0, '0.00 km'],
  ])('%f km is formatted as %s', (km, text) => {
    expect(formatKm(km)).toBe(text);
  });

  test.each([
    [12.34, '12.3 miles'],
    [1, '1.0 miles'],
    [0.5, '2,640 ft'],
    [0.25, '1,320 ft'],
    [0, '0 ft'],
  ])('%f miles is formatted as %s', (miles, text) => {
    expect(formatMiles(miles)).toBe(text);
  });

  test('on home and in the finder are in miles, or in kilometers if the owner wants them', () => {
    expect(formatDistance(flamingo, cactus)).toBe('8.5 miles');
    expect(formatDistance(flamingo, cactus, 'km')).toBe('13.68 km');
  });
});
