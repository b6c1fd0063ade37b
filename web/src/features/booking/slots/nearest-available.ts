import { minuteOfSlot } from '#shared/appointments/slots.ts';
import type { Clinic } from '#shared/clinics/clinics.ts';
import { distanceMiles } from '#shared/clinics/distance.ts';
import type { ClinicDate } from '#shared/time/clinic-time.ts';
import { type ClinicAvailability, firstAvailable } from './clinic-availability.ts';
import type { SlotChoice } from './slot-choice.ts';

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
