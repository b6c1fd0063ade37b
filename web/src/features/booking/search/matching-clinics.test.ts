import { describe, expect, test } from 'vitest';
import { clinicById, clinics } from '#shared/clinics/clinics.ts';
import {
  type ClinicAvailability,
  clinicAvailabilities,
} from '#web/features/booking/slots/clinic-availability.ts';
import { matchingClinics } from './matching-clinics.ts';

const downtown = { lat: 36.17, lng: -115.14 };
const henderson = { lat: 35.99, lng: -115.14 };

const known = '1 2 3 4 5 6 7 8 9 10'.split(' ');

/** The ids of the known clinics, in the order of the entries. */
function idsOf(entries: readonly ClinicAvailability[]): string {
  const ids = entries.map(({ clinic }) => clinic.id);
  return ids.filter((id) => known.includes(id)).join(' ');
}

/** All clinics. Those in `hours` have one available slot, at this hour (UTC), and the others have none. */
function clinicsWithHours(hours: Record<string, number>): ClinicAvailability[] {
  return clinics.map((clinic) => {
    const hour = hours[clinic.id];
    const startsAt = `2026-11-23T${hour}:00:00.000Z`;
    return {
      clinic,
      miles: undefined,
      closed: false,
      slots: hour ? [{ time: '9:30', startsAt, state: 'available' }] : [],
    };
  });
}

function clinicsFrom(location: { lat: number; lng: number } | undefined): ClinicAvailability[] {
  return clinicAvailabilities({ availability: undefined, now: undefined, pending: new Set(), location });
}

function named(...ids: string[]) {
  return ids.map(clinicById);
}

test('the clinic that a link names stays first, in either order', () => {
  const [cactus] = named('10');
  const near = clinicsFrom(downtown);
  expect(idsOf(matchingClinics(near, { sort: 'distance', place: downtown, first: cactus }))).toBe(
    '10 5 9 1 2 3 7 8 4 6',
  );
  expect(idsOf(matchingClinics(near, { sort: 'earliest', first: cactus, only: named('1', '10') }))).toBe(
    '10 1',
  );
});

describe('sorting by distance', () => {
  test.each([
    ['an unknown location keeps the listed order', undefined, '1 2 3 4 5 6 7 8 9 10'],
    ['downtown', downtown, '5 9 1 2 3 7 8 4 10 6'],
    ['Henderson', henderson, '6 10 4 8 2 1 7 9 5 3'],
    ['a named town puts its clinics first', { ...downtown, town: 'Henderson' }, '6 5 9 1 2 3 7 8 4 10'],
  ])('%s', (_, place, ids) => {
    expect(idsOf(matchingClinics(clinicsFrom(place), { sort: 'distance', place }))).toBe(ids);
  });
});

describe('sorting by the earliest available slot', () => {
  test('puts the earliest first, equals in listed order, and clinics without one last', () => {
    const entries = clinicsWithHours({ 3: 19, 5: 17, 7: 18, 8: 17 });
    expect(idsOf(matchingClinics(entries, { sort: 'earliest' }))).toBe('5 8 7 3 1 2 4 6 9 10');
  });

  test('puts the nearer one first among equals', () => {
    const entries = clinicsWithHours({ 3: 17, 5: 17 }).map((entry) => ({
      ...entry,
      miles: entry.clinic.id === '5' ? 1 : 9,
    }));
    expect(idsOf(matchingClinics(entries, { only: named('5', '3'), sort: 'earliest' }))).toBe('5 3');
  });

  test('ignores the town that was named', () => {
    const entries = clinicsWithHours({ 1: 17, 6: 18 });
    const place = { ...henderson, town: 'Henderson' };
    expect(idsOf(matchingClinics(entries, { only: named('6', '1'), sort: 'earliest', place }))).toBe('1 6');
  });
});
