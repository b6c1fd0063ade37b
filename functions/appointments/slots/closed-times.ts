import type { ClosedTime } from '#shared/closures/closure.ts';
import type { ClinicDate } from '#shared/time/clinic-time.ts';
import { closedTimesOf, readStoredSlots } from './store.ts';

/** Reads the hours of a day for which staff have closed clinics, for all clinics in one query. */
export async function readClosedTimes(date: ClinicDate): Promise<ClosedTime[]> {
  return closedTimesOf(await readStoredSlots(date));
}
