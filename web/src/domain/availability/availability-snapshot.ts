import type { Availability } from '#shared/availability/routes.ts';
import type { ClinicDate } from '#shared/time/clinic-time.ts';
import { api } from '#web/lib/api/api.ts';
import type { ServerTime } from '#web/lib/query/server-clock.ts';

/** The slots of one day, with the server's clock at the time of the reply. */
export interface AvailabilitySnapshot extends ServerTime {
  availability: Availability;
}

/** The first part of every snapshot's query key. Invalidate it when an appointment takes or releases a slot. */
export const availabilityKey = ['availability'];

/** Fetches all clinics' slots on a date or, without a date, on the first day with an available slot. */
export async function fetchAvailability(
  date: ClinicDate | undefined,
  signal: AbortSignal,
): Promise<AvailabilitySnapshot> {
  const availability = await api('GET /api/availability', { query: { date }, signal });
  return { availability, now: availability.now, receivedAtMs: performance.now() };
}
