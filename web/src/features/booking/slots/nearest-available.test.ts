import { expect, test } from 'vitest';
import { slotStart, slotTimes } from '#shared/appointments/slots.ts';
import { clinicById, clinics } from '#shared/clinics/clinics.ts';
import type { ClinicAvailability } from './clinic-availability.ts';
import { nearestAvailable, otherClinicsWithOpenings } from './nearest-available.ts';

const date = '2026-11-23';

/** Every clinic's slots, available except those named as `clinic time`; `clinic *` takes all of a clinic's. */
function allExcept(...taken: string[]): ClinicAvailability[] {
  // Only the specification's ten clinics, because a new clinic may be closer.
  return clinics.slice(0, 10).map((clinic) => ({
    clinic,
    miles: undefined,
    closed: false,
    slots: slotTimes(clinic.id, date).map((time) => ({
      time,
      startsAt: slotStart(date, time).toISOString(),
      state:
        taken.includes(`${clinic.id} ${time}`) || taken.includes(`${clinic.id} *`) ? 'taken' : 'available',
    })),
  }));
}

function offers(time: string, ...taken: string[]): string[] {
  const gone = { clinic: clinicById('1'), date, time };
  return nearestAvailable(gone, allExcept(...taken), date).map((slot) => `${slot.clinic.id} ${slot.time}`);
}

test.each([
  [
    'three times at the same clinic, nearest first, then the closest clinic',
    '11:30',
    [],
    ['1 10:45', '1 9:30', '1 1:45', '2 11:30'],
  ],
  ['the afternoon counts on from noon', '1:45', [], ['1 2:30', '1 3:10', '1 11:30', '2 1:45']],
  ['a taken time is left out', '11:30', ['1 10:45'], ['1 9:30', '1 1:45', '1 2:30', '2 11:30']],
  [
    'a full clinic leads to the closest others',
    '11:30',
    ['1 *'],
    ['2 11:30', '9 11:30', '5 11:30', '4 11:30'],
  ],
  ['a full neighbor is skipped', '11:30', ['2 *'], ['1 10:45', '1 9:30', '1 1:45', '9 11:30']],
])('%s', (_, time, taken, expected) => {
  expect(offers(time, `1 ${time}`, ...taken)).toEqual(expected);
});

test('for a day that is not on the screen, the same time of the day shown comes first', () => {
  const gone = { clinic: clinicById('1'), date: '2026-11-21', time: '11:30' };
  expect(nearestAvailable(gone, allExcept(), date)[0]).toEqual({ ...gone, date });
});

test('offers nothing when every slot is taken', () => {
  expect(offers('9:30', ...clinics.map(({ id }) => `${id} *`))).toEqual([]);
});

test('other clinics are those with an available slot, without the clinic itself', () => {
  const others = otherClinicsWithOpenings(allExcept('2 *'), clinicById('1'));
  expect(others.map(({ clinic }) => clinic.id)).not.toContain('1');
  expect(others.map(({ clinic }) => clinic.id)).not.toContain('2');
  expect(others).toHaveLength(8);
});
