import { expect, it } from 'vitest';
import { clinicById } from '#shared/clinics/clinics.ts';
import { gapMinutes, neighboringSlot } from './nearest-available.ts';

const at = (time: string) => ({ clinic: clinicById('1'), date: '2026-11-24', time });
const day = ['9:30', '10:45', '11:30', '1:45', '2:30'].map(at);

it.each([
  ['9:30', '10:45'],
  ['11:30', '1:45'],
  ['2:30', '1:45'],
  ['3:10', '2:30'],
])('after %s comes %s; after the last one, the one before', (time, neighbor) => {
  const others = day.filter((slot) => slot.time !== time).toReversed();
  expect(neighboringSlot(at(time), others)?.time).toBe(neighbor);
});

it('is undefined when the day has no other', () => {
  expect(neighboringSlot(at('9:30'), [])).toBeUndefined();
});

it('is right after when no time lies between', () => {
  expect(gapMinutes(at('11:00'), at('11:30'))).toEqual({ minutes: 0, isAfter: true });
  expect(gapMinutes(at('10:45'), at('11:30'))).toEqual({ minutes: 15, isAfter: true });
  expect(gapMinutes(at('2:30'), at('11:30'))).toEqual({ minutes: 150, isAfter: false });
});
