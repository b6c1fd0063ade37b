import { type ClosedTime, closedTimeOf } from '#shared/closures/closure.ts';
import type { ClinicDate } from '#shared/time/clinic-time.ts';
import { occupiedSlots } from './store.ts';

/** Reads for which hours of a day staff have closed clinics, over all of them, in one query. */
export async function readClosedTimes(date: ClinicDate): Promise<ClosedTime[]> {
  const { closures } = await occupiedSlots(date);
  return [...closures].map(closedTimeOf);
}
