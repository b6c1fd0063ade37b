import { expect, test } from 'vitest';
import { nearestClinic } from './by-distance.ts';
import { clinics } from './clinics.ts';

test.each([
  ['ZIP code 89123', { lat: 36.0489, lng: -115.1191 }, '4'],
  ['the middle of the Strip', { lat: 36.1147, lng: -115.1728 }, '2'],
  ['Summerlin', { lat: 36.178, lng: -115.302 }, '7'],
  ['Reno', { lat: 39.5296, lng: -119.8138 }, '3'],
  ['the south pole', { lat: -90, lng: 0 }, '6'],
])('from %s', (_, place, id) => {
  expect(nearestClinic(place).id).toBe(id);
});

test('each clinic is the nearest one to itself', () => {
  expect(clinics.map((clinic) => nearestClinic(clinic).id)).toEqual(clinics.map(({ id }) => id));
});
