import { isDue, outdated, withEstimate } from '#functions/appointments/estimate.ts';
import { type AppointmentItem, isMailed } from '#functions/appointments/record.ts';
import { isAppointment, updateAppointment } from '#functions/appointments/store.ts';
import { mapConcurrently } from '#functions/platform/concurrently.ts';
import { recordMetric } from '#functions/platform/metric.ts';
import { Problem } from '#shared/api/problem.ts';
import type { Price } from '#shared/estimates/prices.ts';
import { makeEstimate, priceListActor } from './make.ts';
import { digestOf, plainVisitItems } from './price-list.ts';
import { checkDue } from './problems.ts';
import { madeEstimates, queuedEstimates } from './queues.ts';

/** How many visits are processed at the same time. */
const concurrency = 5;

/** Runs `work` on each visit. Skips a visit if `work` throws a Problem: someone has just changed or deleted it. */
async function forEach(items: readonly AppointmentItem[], work: (item: AppointmentItem) => Promise<unknown>) {
  await mapConcurrently(items, concurrency, async (item) => {
    try {
      await work(item);
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
    }
  });
}

/** Makes an estimate due again if it was made from another price list. */
async function outdate({ confirmationNumber }: AppointmentItem, digest: string, now: Date): Promise<void> {
  const isOld = ({ estimate }: AppointmentItem) =>
    estimate?.sentAt !== undefined && estimate.prices !== undefined && estimate.prices !== digest;
  await updateAppointment<AppointmentItem>(
    confirmationNumber,
    (item) => {
      if (!item.estimate || !isOld(item)) return { unchanged: item };
      const next = withEstimate(item, outdated(item.estimate, item, now), now);
      return { next: { ...next, version: item.version + 1 }, steps: {} };
    },
    (record): record is AppointmentItem => isAppointment(record) && !isOld(record),
  );
}

/** Removes an estimate that isn't due anymore from the queue, since the dashboard and this job read the whole queue. */
async function drop({ confirmationNumber }: AppointmentItem, now: Date): Promise<void> {
  const isDone = (item: AppointmentItem) => item.estimateQueue !== 'due' || isDue(item, now);
  await updateAppointment<AppointmentItem>(
    confirmationNumber,
    (item) =>
      isDone(item)
        ? { unchanged: item }
        : { next: { ...withEstimate(item, item.estimate, now), version: item.version + 1 }, steps: {} },
    (record): record is AppointmentItem => isAppointment(record) && isDone(record),
  );
}

/**
 * Does the scheduled work on estimates. An estimate that was made from another price list becomes due again if its
 * visit is still to come. An estimate that isn't due anymore leaves the queue: for example, its visit has begun, and
 * the patient never asked for it. Overdue estimates are counted. If the price list has lines for plain visits, due
 * estimates are made from these lines, without staff. A visit still waits for the desk if it has a reason, if its
 * patient can't be mailed, or if the desk made its last estimate.
 */
export async function sendDueEstimates(now: Date, list: readonly Price[]): Promise<void> {
  const digest = digestOf(list);
  if (digest) {
    const old = (await madeEstimates(now)).filter(
      ({ estimate }) => estimate?.prices && estimate.prices !== digest,
    );
    await forEach(old, (item) => outdate(item, digest, now));
  }
  const queued = await queuedEstimates();
  await forEach(
    queued.filter((item) => !isDue(item, now)),
    (item) => drop(item, now),
  );
  const due = queued.filter((item) => isDue(item, now));
  recordMetric(
    'EstimatesOverdue',
    due.filter(({ estimateAt = '' }) => estimateAt <= now.toISOString()).length,
  );
  const items = plainVisitItems(list);
  const plain =
    items.length > 0 ? due.filter((item) => !item.reason && !item.estimate?.isByDesk && isMailed(item)) : [];
  await forEach(plain, ({ confirmationNumber }) =>
    makeEstimate(
      confirmationNumber,
      { items },
      {
        actor: priceListActor,
        causeOf: (item) => (item.isProven ? 'proven' : (item.client ?? 'staff')),
        now,
        list,
        check: (item) => checkDue(item, now),
      },
    ),
  );
}
