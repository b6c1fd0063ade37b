import type { ClosedTime } from '#shared/closures/closure.ts';
import type { ClinicDate } from '#shared/time/clinic-time.ts';
import { closedTimesOf, readStoredSlots } from './store.ts';

/** Reads for which hours of a day staff have closed clinics, over all of them, in one query. */
export async function readClosedTimes(date: ClinicDate): Promise<ClosedTime[]> {
  return closedTimesOf(await readStoredSlots(date));
}
