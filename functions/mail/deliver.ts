import { count } from '#functions/platform/dynamo/tally.ts';
import { describeError, log } from '#functions/platform/log.ts';
import { countMetric } from '#functions/platform/metric.ts';
import type { SuppressionReason } from '#shared/appointments/suppression-reason.ts';
import { dayMs, hourMs, minuteMs, minuteSeconds } from '#shared/time/durations.ts';
import { bouncingUntil, countSent, isTooMuchBouncing } from './bounces.ts';
import { budgetOf } from './budget.ts';
import { isByOther } from './cause.ts';
import { isOver } from './lives.ts';
import { MailRefused, type Rendering } from './mail.ts';
import { mailer } from './mailer.ts';
import {
  abandonMail,
  claimMail,
  finishMail,
  holdMail,
  needsPerson,
  type OutboxItem,
  postponeMail,
  type QueuedMail,
} from './outbox.ts';
import { reportAbandoned } from './report-abandoned.ts';
import { suppressionOf } from './suppressions/suppressions.ts';
import { markAttempts, markBackoffMs } from './time-limits.ts';

/** Writes a queued mail from the records as they are now. Only the domains know how. */
export type Render<Queued extends QueuedMail> = (mail: Queued, now: Date) => Promise<Rendering>;

/** The wait after a failure doubles with each, up to the longest. */
const firstWaitSeconds = 30;
const longestWaitSeconds = 5 * minuteSeconds;

/** How often a mail that must not be sent yet is checked again. */
const deferSeconds = 30 * minuteSeconds;

/** How long a mail that a client caused may wait for room: so that a flood ends. */
const maxWaitMs = 7 * dayMs;

/** How long it may wait while too much email comes back, and how often that is checked. */
const brakeMs = hourMs;
const brakeCheckMs = 5 * minuteMs;

function secondsAfter(now: Date, seconds: number): string {
  return new Date(now.getTime() + seconds * 1000).toISOString();
}

/** What became of one attempt. `failed` may be the service's fault; `unrecorded`: not even a failure could be recorded. */
export type Outcome = 'sent' | 'failed' | 'not-sent' | 'unrecorded';

/** Gives up on a mail that is no longer worth sending. That is our failure, unless it had to wait and nobody has to act. */
async function giveUp(item: OutboxItem, now: Date): Promise<void> {
  const { id, kind, attempts, failures = 0, hasWaited } = item;
  // If another run holds it now, that run may even send it, and reports what became of it.
  if (!(await abandonMail(item, 'expired', now))) return;
  if (failures > 0 || !hasWaited || needsPerson(item)) return reportAbandoned(item);
  log('info', 'mail-expired', { mail: id, kind, attempts, failures });
}

/** Gives up on a mail because email to its recipient is stopped. */
async function skipSuppressed(item: OutboxItem, reason: SuppressionReason, now: Date): Promise<void> {
  const { id, kind } = item;
  if (!(await abandonMail(item, 'undeliverable', now))) return;
  log('info', 'mail-undeliverable', { mail: id, kind, suppression: reason });
  countMetric('MailUndeliverable');
  if (needsPerson(item)) reportAbandoned(item);
}

/** Counts a refused mail once: it is tried again for long, and a few wrong addresses must not look like an outage. */
function countFailure(error: unknown, failuresBefore: number): void {
  if (!(error instanceof MailRefused)) countMetric('MailFailed');
  else if (failuresBefore === 0) countMetric('MailRefused');
}

async function retryLater(item: OutboxItem, error: unknown, now: Date): Promise<void> {
  const { id, attempts, failures = 0 } = item;
  log('warn', 'mail-failed', { mail: id, attempts, ...describeError(error) });
  countFailure(error, failures);
  if (isOver(item, now)) return giveUp(item, now);
  const seconds = Math.min(firstWaitSeconds * 2 ** failures, longestWaitSeconds);
  await postponeMail(item, secondsAfter(now, seconds));
}

/** Between the service's acceptance and this mark a crash sends the mail twice, so a failed mark is repeated. */
async function markSent(item: OutboxItem, now: Date): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await finishMail(item, 'sent', now);
    } catch (error) {
      if (attempt === markAttempts) throw error;
      await new Promise((resolve) => setTimeout(resolve, markBackoffMs * attempt));
    }
  }
}

/** Until when (milliseconds) a mail has to wait, for its recipient's sake or because email comes back. Undefined: it's counted. */
async function waitOf(
  { id, cause, createdAt }: OutboxItem,
  to: string,
  now: Date,
): Promise<number | undefined> {
  if (isByOther(cause)) {
    const bouncing = await bouncingUntil(cause);
    if (bouncing !== undefined) return now.getTime() + bouncing - Date.now();
    const brakeEnds = Date.parse(createdAt) + brakeMs;
    if (now.getTime() < brakeEnds && (await isTooMuchBouncing())) {
      countMetric('MailHeld');
      return Math.min(now.getTime() + brakeCheckMs, brakeEnds);
    }
  }
  const full = await count(...(await budgetOf({ id, to, cause }, now)));
  if (full && cause === 'payment') countMetric('MailHeld');
  return full?.freeAt;
}

/** For a mail that has to wait. What a client caused ends after a week. */
async function holdBack(item: OutboxItem, untilMs: number, now: Date): Promise<void> {
  log('info', 'mail-held-back', { mail: item.id, kind: item.kind });
  const isOld = now.getTime() - Date.parse(item.createdAt) > maxWaitMs;
  if (isOld && !needsPerson(item)) return finishMail(item, 'dropped', now);
  await holdMail(item, new Date(untilMs).toISOString());
}

async function sendClaimed<Queued extends QueuedMail>(
  item: OutboxItem<Queued>,
  now: Date,
  render: Render<Queued>,
): Promise<Outcome> {
  const startedMs = Date.now();
  const finish = (work: Promise<void>): Promise<Outcome> => work.then(() => 'not-sent');
  try {
    const mail = await render(item, now);
    if (mail === 'superseded') return await finish(finishMail(item, 'superseded', now));
    if (mail === 'expired' || isOver(item, now)) return await finish(giveUp(item, now));
    if (mail === 'not-yet') return await finish(holdMail(item, secondsAfter(now, deferSeconds)));
    // The clinics' own inbox is never stopped: what patients write to it must get through as soon as it works again.
    if (item.cause !== 'clinic') {
      const reason = await suppressionOf(mail.to);
      if (reason) return await finish(skipSuppressed(item, reason, now));
      const until = await waitOf(item, mail.to, now);
      if (until !== undefined) return await finish(holdBack(item, until, now));
    }
    // Reading and counting may have taken most of a minute, in which a code's life can end.
    const sendingNow = new Date(now.getTime() + Date.now() - startedMs);
    if (isOver(item, sendingNow)) return await finish(giveUp(item, sendingNow));
    await mailer(mail, item.id);
  } catch (error) {
    await retryLater(item, error, now);
    return error instanceof MailRefused ? 'not-sent' : 'failed';
  }
  countMetric('MailSent');
  await markSent(item, now);
  return 'sent';
}

/** Sends queued mails, each at most once however often and wherever this runs. Returns what became of each. */
export async function deliverMails<Queued extends QueuedMail>(
  ids: readonly string[],
  now: Date,
  render: Render<Queued>,
): Promise<Outcome[]> {
  const outcomes = await Promise.all(
    ids.map(async (id) => {
      try {
        const claimed = await claimMail<Queued>(id, now);
        // It is done, or another run holds it. If that run dies, the schedule tries it when the claim ends.
        return claimed ? await sendClaimed(claimed, now, render) : 'not-sent';
      } catch (error) {
        log('error', 'mail-delivery-failed', { mail: id, ...describeError(error) });
        return 'unrecorded';
      }
    }),
  );
  const sent = outcomes.filter((outcome) => outcome === 'sent').length;
  // A brake that doesn't know of a few mails brakes a little early.
  if (sent > 0) await countSent(sent).catch((error) => log('warn', 'sent-not-counted', describeError(error)));
  return outcomes;
}
