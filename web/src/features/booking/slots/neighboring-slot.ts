import { appointmentMinutes, minuteOfSlot } from '#shared/appointments/slots.ts';
import type { ClinicDate } from '#shared/time/clinic-time.ts';
import type { ClinicAvailability } from './clinic-availability.ts';
import { isSameSlot, type SlotChoice } from './slot-choice.ts';

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
