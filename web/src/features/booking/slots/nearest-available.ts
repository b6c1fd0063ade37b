import { minuteOfSlot } from '#shared/appointments/slots.ts';
import { distanceMiles } from '#shared/clinics/distance.ts';
import type { ClinicDate } from '#shared/time/clinic-time.ts';
import { type ClinicAvailability, firstAvailable } from './clinic-availability.ts';
import type { SlotChoice } from './slot-choice.ts';

const offeredHere = 3;
const offeredInAll = 4;

/** A clinic's free times of the day, those closest to the wanted time first. */
function freeTimes({ slots = [] }: ClinicAvailability, wantedTime: string): string[] {
  const minutesOff = (time: string) => Math.abs(minuteOfSlot(time) - minuteOfSlot(wantedTime));
  return slots
    .filter(({ state }) => state === 'free')
    .map(({ time }) => time)
    .sort((a, b) => minutesOff(a) - minutesOff(b));
}

/** The other clinics with a free time that day, those closest to this clinic first. */
export function otherClinicsWithOpenings(
  days: readonly ClinicAvailability[],
  from: SlotChoice['clinic'],
): ClinicAvailability[] {
  return days
    .filter((day) => day.clinic.id !== from.id && firstAvailable(day))
    .sort((a, b) => distanceMiles(from, a.clinic) - distanceMiles(from, b.clinic));
}

/**
 * What to offer when a visit is gone: up to three times at the same clinic, nearest in time first, then one at
 * each of the closest other clinics; four in all. `days` are those of `date`, the day on the screen.
 */
export function nearestAvailable(
  wanted: SlotChoice,
  days: readonly ClinicAvailability[],
  date: ClinicDate | undefined,
): SlotChoice[] {
  if (wanted.date !== date) return [];
  const here = days.find(({ clinic }) => clinic.id === wanted.clinic.id);
  const choices = here ? freeTimes(here, wanted.time).filter((time) => time !== wanted.time) : [];
  const sameClinic = choices.slice(0, offeredHere).map((time) => ({ clinic: wanted.clinic, date, time }));
  const elsewhere = otherClinicsWithOpenings(days, wanted.clinic).flatMap((day) =>
    freeTimes(day, wanted.time)
      .slice(0, 1)
      .map((time) => ({ clinic: day.clinic, date, time })),
  );
  return [...sameClinic, ...elsewhere].slice(0, offeredInAll);
}
