import type { Availability } from '#shared/availability/routes.ts';
import { type Clinic, clinics } from '#shared/clinics/clinics.ts';
import { type Coordinates, distanceMiles } from '#shared/clinics/distance.ts';
import type { SlotChoice } from './slot-choice.ts';

/** `own`: the visit being moved stands there now. */
export type SlotState = 'free' | 'taken' | 'past' | 'own';

export interface ShownSlot {
  time: string;
  startsAt: string;
  state: SlotState;
}

/** One clinic on the chosen day, as its card shows it. */
export interface ClinicAvailability {
  clinic: Clinic;
  /** From the visitor; undefined while nobody knows where they are. */
  miles: number | undefined;
  /** Open on such days, but not on this one. */
  closed: boolean;
  /** Without those at which the clinic is closed. Undefined until the availability has come. */
  slots: readonly ShownSlot[] | undefined;
}

interface Sight {
  availability: Availability | undefined;
  /** The server's clock: a slot that has begun since its reply is past. */
  now: Date | undefined;
  /** Visits being booked in this browser, by `visitKey`: shown as taken until the answer is there. */
  pending: ReadonlySet<string>;
  place: Coordinates | undefined;
  /** The visit being moved, on the screen that does that. */
  own?: SlotChoice;
}

export function slotKey({ clinic, date, time }: SlotChoice): string {
  return `${clinic.id} ${date} ${time}`;
}

/** The ten clinics in their listed order (that of a visit being moved first), with their slots and distances. */
export function clinicAvailabilities({
  availability,
  now,
  pending,
  place,
  own,
}: Sight): ClinicAvailability[] {
  const dayOf = new Map(availability?.locations.map((location) => [location.id, location]));
  const date = availability?.date ?? '';

  function stateOf(slot: SlotChoice, startsAt: string, isAvailable: boolean): SlotState {
    if (now && new Date(startsAt) <= now) return 'past';
    if (own && slotKey(own) === slotKey(slot)) return 'own';
    return isAvailable && !pending.has(slotKey(slot)) ? 'free' : 'taken';
  }

  const ordered = own ? [own.clinic, ...clinics.filter(({ id }) => id !== own.clinic.id)] : clinics;
  return ordered.map((clinic) => ({
    clinic,
    miles: place && distanceMiles(place, clinic),
    closed: dayOf.get(clinic.id)?.closed ?? false,
    slots: dayOf
      .get(clinic.id)
      ?.slots.filter((slot) => !slot.closed)
      .map(({ time, startsAt, isAvailable }) => ({
        time,
        startsAt,
        state: stateOf({ clinic, date, time }, startsAt, isAvailable),
      })),
  }));
}

export function firstAvailable({ slots }: ClinicAvailability): ShownSlot | undefined {
  return slots?.find(({ state }) => state === 'free');
}
