import { describe, expect, test } from 'vitest';
import type { Availability } from '#shared/availability/routes.ts';
import { clinicById, clinicIds } from '#shared/clinics/clinics.ts';
import { clinicAvailabilities, slotKey } from './clinic-availability.ts';

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

test('leaves out the slots at which a clinic is closed, and tells of a clinic that is closed all day', () => {
  const locations = availability.locations.map(({ id, slots }) => ({
    id,
    closed: id === '2',
    slots: slots.map((slot, at) => ({
      ...slot,
      ...((id === '2' || (id === '1' && at === 0)) && { closed: true, isAvailable: false }),
    })),
  }));
  const sight = { now: new Date('2026-11-23T16:00:00Z'), pending: new Set<string>(), place: undefined };
  const days = clinicAvailabilities({ ...sight, availability: { ...availability, locations } });
  const told = days.slice(0, 3).map(({ closed, slots }) => [closed, slots?.map(({ time }) => time)]);
  expect(told).toEqual([
    [false, ['10:45']],
    [true, []],
    [false, ['9:30', '10:45']],
  ]);
});

function statesOfClinicOne(now: string, ...pending: string[]): string[] | undefined {
  const keys = pending.map((time) => slotKey({ clinic: clinicById('1'), date, time }));
  const [first] = clinicAvailabilities({
    availability,
    now: new Date(now),
    pending: new Set(keys),
    place: undefined,
  });
  return first?.slots?.map(({ state }) => state);
}

describe('the state of a slot', () => {
  test.each([
    ['free and taken as the server says', '2026-11-23T16:00:00Z', [], ['free', 'taken']],
    ['past from the very second it begins', '2026-11-23T17:30:00Z', [], ['past', 'taken']],
    ['past rather than taken, once both are true', '2026-11-23T19:00:00Z', [], ['past', 'past']],
    ['taken while it is being booked here', '2026-11-23T16:00:00Z', ['9:30'], ['taken', 'taken']],
  ])('%s', (_, now, pending, states) => {
    expect(statesOfClinicOne(now, ...pending)).toEqual(states);
  });
});

test('without an availability the clinics are there, their slots not yet', () => {
  const days = clinicAvailabilities({
    availability: undefined,
    now: undefined,
    pending: new Set(),
    place: undefined,
  });
  expect(days).toHaveLength(10);
  expect(days.every(({ slots, miles }) => slots === undefined && miles === undefined)).toBe(true);
});

test('a visit being moved has its clinic first, and its slot is its own, however taken it is', () => {
  const own = { clinic: clinicById('2'), date, time: '10:45' };
  const days = clinicAvailabilities({
    availability,
    now: undefined,
    pending: new Set(),
    place: undefined,
    own,
  });
  expect(days.map(({ clinic }) => clinic.id).slice(0, 3)).toEqual(['2', '1', '3']);
  expect(days.slice(0, 2).map(({ slots }) => slots?.[1]?.state)).toEqual(['own', 'taken']);
});

test('distances are in miles from the visitor', () => {
  const place = clinicById('2');
  const days = clinicAvailabilities({ availability, now: undefined, pending: new Set(), place });
  expect(days.find(({ clinic }) => clinic.id === '2')?.miles).toBe(0);
  expect(days.find(({ clinic }) => clinic.id === '1')?.miles).toBeCloseTo(1.4, 1);
});
