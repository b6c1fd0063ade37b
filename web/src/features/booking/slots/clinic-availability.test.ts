import { describe, expect, test } from 'vitest';
import type { Availability } from '#shared/availability/routes.ts';
import { clinicById, clinicIds } from '#shared/clinics/clinics.ts';
import { clinicAvailabilities } from './clinic-availability.ts';
import { slotKey } from './slot-choice.ts';

const date = '2026-11-23';

const availability: Availability = {
  now: '2026-11-23T16:00:00.000Z',
  date,
  closed: false,
  nextOpenDate: null,
  locations: clinicIds.map((id) => ({
    id,
    closed: false,
    slots: [
      { time: '9:30', startsAt: '2026-11-23T17:30:00.000Z', isAvailable: true, duration: 30 },
      { time: '10:45', startsAt: '2026-11-23T18:45:00.000Z', isAvailable: false, duration: 30 },
    ],
  })),
};

const unknown = { availability: undefined, now: undefined, pending: new Set<string>(), location: undefined };

test('leaves out slots at which a clinic is closed, and marks a clinic that is closed all day', () => {
  const locations = availability.locations.map(({ id, slots }) => ({
    id,
    closed: id === '2',
    slots: slots.map((slot, index) => ({
      ...slot,
      ...((id === '2' || (id === '1' && index === 0)) && { closed: true, isAvailable: false }),
    })),
  }));
  const entries = clinicAvailabilities({ ...unknown, availability: { ...availability, locations } });
  expect(entries.slice(0, 3).map(({ closed, slots }) => [closed, slots?.map(({ time }) => time)])).toEqual([
    [false, ['10:45']],
    [true, []],
    [false, ['9:30', '10:45']],
  ]);
});

function statesAtFirstClinic(now: string, ...pending: string[]): string[] | undefined {
  const keys = pending.map((time) => slotKey({ clinic: clinicById('1'), date, time }));
  const inputs = { ...unknown, availability, now: new Date(now), pending: new Set(keys) };
  return clinicAvailabilities(inputs)[0]?.slots?.map(({ state }) => state);
}

describe('the state of a slot', () => {
  test.each([
    ['available and taken as the server says', '2026-11-23T16:00:00Z', [], ['available', 'taken']],
    ['past from the second it begins', '2026-11-23T17:30:00Z', [], ['past', 'taken']],
    ['past rather than taken, once both are true', '2026-11-23T19:00:00Z', [], ['past', 'past']],
    ['taken while this browser is booking it', '2026-11-23T16:00:00Z', ['9:30'], ['taken', 'taken']],
  ])('%s', (_, now, pending, states) => {
    expect(statesAtFirstClinic(now, ...pending)).toEqual(states);
  });
});

test('before the availability is loaded, lists the clinics without slots', () => {
  const entries = clinicAvailabilities(unknown);
  expect(entries).toHaveLength(clinicIds.length);
  expect(entries.every(({ slots, miles }) => slots === undefined && miles === undefined)).toBe(true);
});

test('while rescheduling, the current clinic comes first and its slot is current rather than taken', () => {
  const current = { clinic: clinicById('2'), date, time: '10:45' };
  const entries = clinicAvailabilities({ ...unknown, availability, current });
  expect(entries.map(({ clinic }) => clinic.id).slice(0, 3)).toEqual(['2', '1', '3']);
  expect(entries.slice(0, 2).map(({ slots }) => slots?.[1]?.state)).toEqual(['current', 'taken']);
});

test('the clinic that a link names comes first', () => {
  const entries = clinicAvailabilities({ ...unknown, linked: clinicById('7') });
  expect(entries.map(({ clinic }) => clinic.id).slice(0, 3)).toEqual(['7', '1', '2']);
});

test('distances are in miles from the visitor', () => {
  const entries = clinicAvailabilities({ ...unknown, availability, location: clinicById('2') });
  expect(entries.find(({ clinic }) => clinic.id === '2')?.miles).toBe(0);
  expect(entries.find(({ clinic }) => clinic.id === '1')?.miles).toBeCloseTo(1.4, 1);
});
