import { clinicDateAt } from '#shared/time/clinic-time.ts';
import { minuteMs } from '#shared/time/durations.ts';

/** How long before their visit patients can check in. */
export const checkInMinutes = 30;

/** The instant from which the patient of a visit can check in. */
export function checkInOpensAt({ startsAt }: { startsAt: string }): Date {
  return new Date(Date.parse(startsAt) - checkInMinutes * minuteMs);
}

/**
 * Whether it's time to check in for a visit. It stays `open` until the end of the visit's day, because a patient who is
 * late may still be seen.
 */
export function checkInTime(visit: { date: string; startsAt: string }, now: Date): 'early' | 'open' | 'over' {
  if (now.getTime() < checkInOpensAt(visit).getTime()) return 'early';
  return clinicDateAt(now) > visit.date ? 'over' : 'open';
}
