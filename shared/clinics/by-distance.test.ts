import { expect, test } from 'vitest';
import { clinicsByDistance, nearestClinic } from './by-distance.ts';
import { clinics } from './clinics.ts';
import { distanceMiles } from './distance.ts';

test.each([
  ['ZIP code 89123', { lat: 36.0489, lng: -115.1191 }, '4'],
  ['the middle of the Strip', { lat: 36.1147, lng: -115.1728 }, '2'],
  ['Summerlin', { lat: 36.178, lng: -115.302 }, '7'],
  ['Reno', { lat: 39.5296, lng: -119.8138 }, '3'],
  ['the south pole', { lat: -90, lng: 0 }, '6'],
])('from %s', (_, place, id) => {
  expect(nearestClinic(place).id).toBe(id);
});

const henderson = { lat: 36.04, lng: -114.982 };
const downtown = { lat: 36.172, lng: -115.139 };
const known = '1 2 3 4 5 6 7 8 9 10'.split(' ');

test.each([
  ['nothing', henderson, undefined, '4 1 2 6 10 9 5 8 7 3'],
  ['Henderson', henderson, 'Henderson', '6 4 1 2 10 9 5 8 7 3'],
  ['nothing', downtown, undefined, '5 9 1 2 3 7 8 4 10 6'],
  ['North Las Vegas', downtown, 'North Las Vegas', '5 3 9 1 2 7 8 4 10 6'],
  ['Las Vegas', downtown, 'Las Vegas', '9 1 2 7 8 4 10 5 3 6'],
  ['a town without clinics', downtown, 'Boulder City', '5 9 1 2 3 7 8 4 10 6'],
])('with %s named, its own clinics come first, then the others, each nearest first', (_, from, town, ids) => {
  const origin = { ...from, ...(town && { town }) };
  const found = clinicsByDistance(origin);
  expect(found).toHaveLength(clinics.length);
  const shown = found.map(({ clinic }) => clinic.id).filter((id) => known.includes(id));
  expect(shown.join(' ')).toBe(ids);
  expect(nearestClinic(origin)).toBe(found[0]?.clinic);
  // The distances are measured from the place itself.
  for (const { clinic, miles } of found) expect(miles).toBe(distanceMiles(from, clinic));
});

test('each clinic is the nearest one to itself', () => {
  expect(clinics.map((clinic) => nearestClinic(clinic).id)).toEqual(clinics.map(({ id }) => id));
});
