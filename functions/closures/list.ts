import type { ListedClosure } from '#shared/closures/closure.ts';
import type { ClinicDate } from '#shared/time/clinic-time.ts';
import { affectedPatients } from './affected-patients.ts';
import { visitsByClosure } from './met-visits.ts';
import { closuresBetween } from './store.ts';

/** The closures of these days, soonest first and then by clinic, and how many of their visits have which outcome. */
export async function listClosures(from: ClinicDate, to: ClinicDate, now: Date): Promise<ListedClosure[]> {
  const closures = await closuresBetween(from, to);
  const visits = await visitsByClosure(closures);
  return Promise.all(
    closures.map(async (closure) => {
      const affected = await affectedPatients(closure, now, visits.get(closure.id));
      const outcomes = { waiting: 0, moved: 0, cancelled: 0, toCall: 0, notMailed: 0 };
      for (const { outcome, status, toCall, notMailed } of affected) {
        // A patient who has arrived kept their time, too, but doesn't have to answer anymore, so don't count them.
        if (outcome !== 'waiting' || status === 'confirmed') outcomes[outcome] += 1;
        if (toCall) outcomes.toCall += 1;
        if (notMailed) outcomes.notMailed += 1;
      }
      return { ...closure, outcomes };
    }),
  );
}
