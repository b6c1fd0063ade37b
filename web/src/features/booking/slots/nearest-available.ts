import { appointmentMinutes, minuteOfSlot } from '#shared/appointments/slots.ts';
import type { Clinic } from '#shared/clinics/clinics.ts';
import { distanceMiles } from '#shared/clinics/distance.ts';
import type { ClinicDate } from '#shared/time/clinic-time.ts';
import { type ClinicAvailability, firstAvailable } from './clinic-availability.ts';
import { isSameSlot, type SlotChoice } from './slot-choice.ts';

const maxAtSameClinic = 3;
const maxInAll = 4;

/** A clinic's available times, closest to the given time first. */
function timesNear(time: string, { slots = [] }: ClinicAvailability): string[] {
  const minutesOff = (other: string) => Math.abs(minuteOfSlot(other) - minuteOfSlot(time));
  return slots
    .filter(({ state }) => state === 'available')
    .map((slot) => slot.time)
    .sort((a, b) => minutesOff(a) - minutesOff(b));
}

/** The other clinics with an available slot that day, closest to this clinic first. */
export function otherClinicsWithOpenings(
  clinics: readonly ClinicAvailability[],
  from: Clinic,
): ClinicAvailability[] {
  return clinics
    .filter((entry) => entry.clinic.id !== from.id && firstAvailable(entry))
    .sort((a, b) => distanceMiles(from, a.clinic) - distanceMiles(from, b.clinic));
}

/**
 * Slots to offer instead of a taken one: up to three at the same clinic, closest in time first, then one at each
 * of the closest other clinics, four in all. `clinics` are those of `date`, the shown day.
 */
export function nearestAvailable(
  gone: SlotChoice,
  clinics: readonly ClinicAvailability[],
  date: ClinicDate,
): SlotChoice[] {
  const sameClinic = clinics
    .filter(({ clinic }) => clinic.id === gone.clinic.id)
    .flatMap((entry) => timesNear(gone.time, entry))
    // The loaded day may still list the slot that was just taken.
    .filter((time) => date !== gone.date || time !== gone.time)
    .slice(0, maxAtSameClinic)
    .map((time) => ({ clinic: gone.clinic, date, time }));
  const elsewhere = otherClinicsWithOpenings(clinics, gone.clinic).flatMap((entry) =>
    timesNear(gone.time, entry)
      .slice(0, 1)
      .map((time) => ({ clinic: entry.clinic, date, time })),
  );
  return [...sameClinic, ...elsewhere].slice(0, maxInAll);
}

/** The clinic's other available slots on this slot's day, earliest first. `clinics` are those of `date`. */
export function otherSlotsThatDay(
  slot: SlotChoice,
  clinics: readonly ClinicAvailability[],
  date: ClinicDate | undefined,
): SlotChoice[] {
  if (slot.date !== date) return [];
  return clinics
    .filter(({ clinic }) => clinic.id === slot.clinic.id)
    .flatMap(({ slots = [] }) => slots.filter(({ state }) => state === 'available'))
    .map(({ time }) => ({ ...slot, time }))
    .filter((other) => !isSameSlot(other, slot));
}

const minutesAfter = (slot: SlotChoice, other: SlotChoice) =>
  minuteOfSlot(other.time) - minuteOfSlot(slot.time);

/** The next slot after the given one, or else the last before it. All are at the same clinic on the same day. */
export function neighboringSlot(slot: SlotChoice, others: readonly SlotChoice[]): SlotChoice | undefined {
  const inOrder = others.toSorted((a, b) => minutesAfter(slot, a) - minutesAfter(slot, b));
  return inOrder.find((other) => minutesAfter(slot, other) > 0) ?? inOrder.at(-1);
}

/** The minutes between two visits on the same day. 0 when one directly follows the other. */
export function gapMinutes(slot: SlotChoice, other: SlotChoice): { minutes: number; isAfter: boolean } {
  const apart = minutesAfter(slot, other);
  return { minutes: Math.max(0, Math.abs(apart) - appointmentMinutes), isAfter: apart > 0 };
}
