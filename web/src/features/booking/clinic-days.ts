import type { Availability } from '#shared/availability/routes.ts';
import { type Clinic, clinics } from '#shared/clinics/clinics.ts';
import { type Coordinates, distanceMiles } from '#shared/clinics/distance.ts';
import type { VisitChoice } from './visit-choice.ts';

export type SlotState = 'free' | 'taken' | 'past';

export interface ShownSlot {
  time: string;
  startsAt: string;
  state: SlotState;
}

/** One clinic on the chosen day, as its card shows it. */
export interface ClinicDay {
  clinic: Clinic;
  /** From the visitor; undefined while nobody knows where they are. */
  miles: number | undefined;
  /** Undefined until the availability has come. */
  slots: readonly ShownSlot[] | undefined;
}

interface Sight {
  availability: Availability | undefined;
  /** The server's clock: a slot that has begun since its reply is past. */
  now: Date | undefined;
  /** Visits being booked in this browser, by `visitKey`: shown as taken until the answer is there. */
  pending: ReadonlySet<string>;
  place: Coordinates | undefined;
}

export function visitKey({ clinic, date, time }: VisitChoice): string {
  return `${clinic.id} ${date} ${time}`;
}

/** The ten clinics in their listed order, each with its slots of the day and its distance. */
export function clinicDays({ availability, now, pending, place }: Sight): ClinicDay[] {
  const slotsOf = new Map(availability?.locations.map(({ id, slots }) => [id, slots]));
  return clinics.map((clinic) => ({
    clinic,
    miles: place && distanceMiles(place, clinic),
    slots: slotsOf.get(clinic.id)?.map(({ time, startsAt, isAvailable }): ShownSlot => {
      if (now && new Date(startsAt) <= now) return { time, startsAt, state: 'past' };
      const date = availability?.date ?? '';
      const free = isAvailable && !pending.has(visitKey({ clinic, date, time }));
      return { time, startsAt, state: free ? 'free' : 'taken' };
    }),
  }));
}

export function firstFree({ slots }: ClinicDay): ShownSlot | undefined {
  return slots?.find(({ state }) => state === 'free');
}
