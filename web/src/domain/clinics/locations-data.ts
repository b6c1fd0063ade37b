import type { Availability, Slot } from '#shared/availability/routes.ts';
import { brand } from '#shared/brand.ts';
import { type Clinic, clinics } from '#shared/clinics/clinics.ts';
import { directionsUrl } from '#shared/clinics/directions-url.ts';
import { clinicFront, pictureUrl } from '#shared/site/pictures.ts';
import { readStored, writeStored } from '#web/lib/storage/storage.ts';
import { googleMapsUrl } from './clinic-links.ts';

type TimeSlot = Pick<Slot, 'time' | 'isAvailable' | 'duration'>;

/** A clinic as the browser stores it. */
interface StoredLocation extends Omit<Clinic, 'slug' | 'slots' | 'picture' | 'photo'> {
  mapUrl: string;
  gLink: string;
  backgroundImage: string;
  bookAppointment: string;
  availableSlots: readonly TimeSlot[];
}

function isTimeSlot(value: unknown): value is TimeSlot {
  const { time, isAvailable, duration } = (value ?? {}) as Partial<TimeSlot>;
  return typeof time === 'string' && typeof isAvailable === 'boolean' && typeof duration === 'number';
}

/** The previously stored slots by clinic, without damaged entries. */
function storedSlots(): Map<string, readonly TimeSlot[]> {
  const stored = readStored('locationsData');
  const entries: Partial<StoredLocation>[] = Array.isArray(stored) ? stored.map((entry) => entry ?? {}) : [];
  return new Map(
    entries.flatMap(({ id, availableSlots }) =>
      typeof id === 'string' && Array.isArray(availableSlots) && availableSlots.every(isTimeSlot)
        ? [[id, availableSlots] as const]
        : [],
    ),
  );
}

function locationsWith(slotsOf: ReadonlyMap<string, readonly TimeSlot[]>): StoredLocation[] {
  return clinics.map((clinic) => {
    const { slug: _, slots: __, picture: ___, photo: ____, ...stored } = clinic;
    return {
      ...stored,
      mapUrl: directionsUrl(clinic),
      gLink: googleMapsUrl(clinic),
      backgroundImage: pictureUrl(clinicFront(clinic)),
      bookAppointment: brand.links.externalBooking,
      availableSlots: (slotsOf.get(clinic.id) ?? []).map(({ time, isAvailable, duration }) => ({
        time,
        isAvailable,
        duration,
      })),
    };
  });
}

/**
 * Stores the clinics with the slots of `day`, or else with the slots stored before. Overwrites everything else,
 * which updates a clinic's changed address and repairs damaged data.
 */
export function storeLocations(day?: Pick<Availability, 'locations'>): void {
  const slotsOf = day
    ? new Map<string, readonly Slot[]>(
        day.locations.map(({ id, slots }) => [id, slots.filter(({ closed }) => !closed)]),
      )
    : storedSlots();
  writeStored('locationsData', locationsWith(slotsOf));
}
