import type { Context, ScheduledEvent } from 'aws-lambda';
import { firstDate } from '#infra/bench/common/booking-requests.ts';
import { jobs, type ScheduledJobName } from '#infra/config/jobs.ts';
import { slotStart } from '#shared/appointments/slots.ts';
import { dayMs, hourMs, minuteMs } from '#shared/time/durations.ts';
import type { BookedVisit } from './patients.ts';
import { noUsage, perUnit, plus, type Usage } from './usage.ts';
import type { WorkloadSystem } from './workload-system.ts';

/** The pause of each schedule, in milliseconds. */
const pauseMs = (job: ScheduledJobName) => jobs[job].everyMinutes * minuteMs;

/** How often a job's schedule starts it in a day. */
const runsADay = (job: ScheduledJobName) => dayMs / pauseMs(job);

const scheduled = {} as ScheduledEvent;
const context = { getRemainingTimeInMillis: () => 100_000_000 } as Context;

/** A request that the canary sends, which must be refused: no clinic has that time. */
const refusedTime = '6:00';

/** What the schedules use in a day on which they find nothing to do. */
export async function emptyDays(system: WorkloadSystem): Promise<Usage> {
  const [canary, mail, reminders, payments, books] = await Promise.all([
    import('#functions/jobs/canary.ts'),
    import('#functions/jobs/send-mail.ts'),
    import('#functions/jobs/queue-reminders.ts'),
    import('#functions/jobs/settle-payments.ts'),
    import('#functions/jobs/reconcile.ts'),
  ]);
  const handlers = {
    // No site is there to check: its log has one line more than in the cloud.
    canary: canary.handler,
    'send-mail': () => mail.handler(scheduled, context),
    'queue-reminders': reminders.handler,
    'settle-payments': payments.handler,
    reconcile: () => books.handler(scheduled, context),
  } satisfies Partial<Record<ScheduledJobName, () => Promise<unknown>>>;
  // The first check of the books always has work to do.
  await system.run('reconcile', handlers.reconcile);
  let day = noUsage;
  for (const [job, handler] of Object.entries(handlers) as [
    keyof typeof handlers,
    () => Promise<unknown>,
  ][]) {
    day = plus(day, await system.usageOf(1, () => system.run(job, handler)), runsADay(job));
  }
  return plus(day, await canaryRequests(system), runsADay('canary'));
}

/** What the canary asks of the API in one run. */
function canaryRequests({ usageOf, call }: WorkloadSystem): Promise<Usage> {
  return usageOf(1, async () => {
    await call('GET /api/availability');
    await call('GET /api/openings');
    const body = { location: { id: '1' }, date: firstDate, time: refusedTime };
    await call('POST /api/appointments', { body }).catch(() => {});
  });
}

/** Instants at which reminders of visits on the first bench day are due, and one at which none is. */
const dayBefore = new Date('2026-11-23T10:00:00-08:00');
const noneDue = new Date('2026-11-23T19:00:00-08:00');
const hoursBefore = new Date('2026-11-24T08:00:00-08:00');
const noVisits = new Date('2028-01-03T10:00:00-08:00');

/** The job reads no visit that is farther ahead. */
const horizonMs = 26 * hourMs;

function visitsAhead(visits: readonly BookedVisit[], now: Date): number {
  const starts = visits.map(({ date, time }) => slotStart(date, time).getTime());
  return starts.filter((start) => start >= now.getTime() && start <= now.getTime() + horizonMs).length;
}

/** What reminders use: to be found and queued, with the email, and what each visit adds to each run that reads it. */
export interface ReminderUsage {
  dayBefore: Usage;
  hoursBefore: Usage;
  visitRead: Usage;
  /** How many runs read each visit. */
  runsPerVisit: number;
}

/** Measures the reminders of these visits. */
export async function reminderUsage(
  system: WorkloadSystem,
  visits: readonly BookedVisit[],
): Promise<ReminderUsage> {
  const { queueReminders } = await import('#functions/jobs/queue-reminders.ts');
  const runAt = (now: Date) =>
    system.usageOf(1, () => system.run('queue-reminders', () => queueReminders(now)));
  const everyMs = pauseMs('queue-reminders');
  const empty = await runAt(noVisits);
  const visitRead = perUnit(plus(await runAt(noneDue), empty, -1), visitsAhead(visits, noneDue));

  async function remindAt(now: Date): Promise<Usage> {
    const first = await runAt(now);
    const again = await runAt(now);
    let sent = 0;
    const mails = await system.usageOf(1, async () => {
      sent = await system.sendNewMails(now);
    });
    // Each run finds it until it's an hour late.
    const found = plus(plus(again, empty, -1), visitRead, -visitsAhead(visits, now));
    const queued = plus(first, again, -1);
    return perUnit(plus(plus(mails, queued), found, hourMs / everyMs), sent);
  }
  return {
    dayBefore: await remindAt(dayBefore),
    hoursBefore: await remindAt(hoursBefore),
    visitRead,
    runsPerVisit: horizonMs / everyMs,
  };
}

/** What a payment adds to the check of the books, which compares each once. Stripe's time moves on by three days. */
export async function booksUsage(system: WorkloadSystem, payments: number): Promise<Usage> {
  const { checkBooks } = await import('#functions/jobs/reconcile.ts');
  system.stripe.advance((3 * dayMs) / 1000);
  const runOnce = () => system.usageOf(1, () => system.run('reconcile', () => checkBooks(system.stripe.now)));
  const full = await runOnce();
  return perUnit(plus(full, await runOnce(), -1), payments);
}
