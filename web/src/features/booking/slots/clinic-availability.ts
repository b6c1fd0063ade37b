import type { Availability } from '#shared/availability/routes.ts';
import { type Clinic, clinics } from '#shared/clinics/clinics.ts';
import { type Coordinates, distanceMiles } from '#shared/clinics/distance.ts';
import { type SlotChoice, slotKey } from './slot-choice.ts';

/** `current` is the slot of the appointment being rescheduled. */
export type SlotState = 'available' | 'taken' | 'past' | 'current';

export interface ShownSlot {
  time: string;
  startsAt: string;
  state: SlotState;
}

/** One clinic on the chosen day, as shown on its card. */
export interface ClinicAvailability {
  clinic: Clinic;
  /** Miles from the visitor; undefined while their location is unknown. */
  miles: number | undefined;
  /** Set when the clinic is closed on this day but open on other days of that weekday. */
  closed: boolean;
  /** The holiday or other reason, which completes "closed for …". Undefined when staff closed the clinic. */
  closedReason?: string;
  /** Leaves out slots at which the clinic is closed. Undefined until the availability is loaded. */
  slots: readonly ShownSlot[] | undefined;
}

interface AvailabilityInputs {
  availability: Availability | undefined;
  /** The time by the server's clock. A slot that has begun since the reply counts as past. */
  now: Date | undefined;
  /** The slots that this browser is booking, by `slotKey`. Shown as taken until there is a reply. */
  pending: ReadonlySet<string>;
  location: Coordinates | undefined;
  /** Set only while rescheduling. */
  current?: SlotChoice | undefined;
  /** The clinic in the link to the screen. */
  linked?: Clinic | undefined;
}

/**
 * The clinics with their slots and distances. The current slot's clinic or the linked clinic comes first, then the
 * others as listed.
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
