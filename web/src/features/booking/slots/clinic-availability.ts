import type { Availability } from '#shared/availability/routes.ts';
import { type Clinic, clinics } from '#shared/clinics/clinics.ts';
import { type Coordinates, distanceMiles } from '#shared/clinics/distance.ts';
import { type SlotChoice, slotKey } from './slot-choice.ts';

/** `current`: the slot of the appointment that is being rescheduled. */
export type SlotState = 'available' | 'taken' | 'past' | 'current';

export interface ShownSlot {
  time: string;
  startsAt: string;
  state: SlotState;
}

/** One clinic on the chosen day, as its card shows it. */
export interface ClinicAvailability {
  clinic: Clinic;
  /** From the visitor; undefined while their location is unknown. */
  miles: number | undefined;
  /** Closed on this day, though not on every such weekday. */
  closed: boolean;
  /** The holiday, or why else it's closed. Completes "closed for …"; undefined for closures by staff. */
  closedReason?: string;
  /** Without those at which the clinic is closed. Undefined until the availability is loaded. */
  slots: readonly ShownSlot[] | undefined;
}

interface AvailabilityInputs {
  availability: Availability | undefined;
  /** The server's clock: a slot that has begun since the reply is past. */
  now: Date | undefined;
  /** Slots that this browser is booking, by `slotKey`: shown as taken until the answer is there. */
  pending: ReadonlySet<string>;
  location: Coordinates | undefined;
  /** Only while rescheduling. */
  current?: SlotChoice;
  /** The clinic that the link to the screen names. */
  linked?: Clinic;
}

/**
 * The clinics with their slots and distances: first the current slot's clinic or the linked one, then the others as
 * listed.
 */
export function clinicAvailabilities(inputs: AvailabilityInputs): ClinicAvailability[] {
  const { availability, location, current } = inputs;
  const first = current?.clinic ?? inputs.linked;
  const byId = new Map(availability?.locations.map((entry) => [entry.id, entry]));
  const listed = first ? [first, ...clinics.filter(({ id }) => id !== first.id)] : clinics;
  return listed.map((clinic) => {
    const entry = byId.get(clinic.id);
    return {
      clinic,
      miles: location && distanceMiles(location, clinic),
      closed: entry?.closed ?? false,
      ...(entry?.closedReason && { closedReason: entry.closedReason }),
      slots:
        availability &&
        entry?.slots
          .filter(({ closed }) => !closed)
          .map(({ time, startsAt, isAvailable }) => ({
            time,
            startsAt,
            state: slotState({ clinic, date: availability.date, time }, { startsAt, isAvailable }, inputs),
          })),
    };
  });
}

function slotState(
  slot: SlotChoice,
  { startsAt, isAvailable }: { startsAt: string; isAvailable: boolean },
  { now, pending, current }: AvailabilityInputs,
): SlotState {
  const key = slotKey(slot);
  if (now && new Date(startsAt) <= now) return 'past';
  if (current && slotKey(current) === key) return 'current';
  return isAvailable && !pending.has(key) ? 'available' : 'taken';
}

export function firstAvailable({ slots }: ClinicAvailability): ShownSlot | undefined {
  return slots?.find(({ state }) => state === 'available');
}
