import type { Availability } from '#shared/availability/routes.ts';
import type { ClinicDate } from '#shared/time/clinic-time.ts';
import { api } from '#web/lib/api/api.ts';
import type { ServerTime } from '#web/lib/query/server-clock.ts';

/** A reply with the slots of one day, and the server's clock at that moment. */
export interface AvailabilitySnapshot extends ServerTime {
  availability: Availability;
}

/** Begins the key of every cached snapshot: invalidate it when an appointment takes or releases a slot. */
export const availabilityKey = ['availability'];

/** All clinics' slots on a day; without a date, on the first day with an available slot. */
export async function fetchAvailability(
  date: ClinicDate | undefined,
  signal: AbortSignal,
): Promise<AvailabilitySnapshot> {
  const availability = await api('GET /api/availability', { query: { date }, signal });
  return { availability, now: availability.now, receivedAtMs: performance.now() };
}
