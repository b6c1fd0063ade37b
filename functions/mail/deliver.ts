import { now as clock } from '#functions/platform/clock.ts';
import { queryPages } from '#functions/platform/dynamo/items.ts';
import { env, envNumber } from '#functions/platform/env.ts';
import { describeError, log } from '#functions/platform/log.ts';
import { countMetric, recordMetric } from '#functions/platform/metric.ts';
import { minuteMs } from '#shared/time/durations.ts';
import { countSent } from './bounces.ts';
import { waitOf } from './budget.ts';
import { MailRefused, type Rendering } from './mail.ts';
import { mailer } from './mailer.ts';
import { claimMail, finishMail, giveUp, isOver, type OutboxItem, postpone } from './outbox.ts';
import { suppressionOf } from './suppressions.ts';
import { claimMs, deliveryMs, lastStartMs, markAttempts, markBackoffMs } from './time-limits.ts';

const table = env('OUTBOX_TABLE');

/** The part of the sender's rate for mails that are due. The rest is for new mails, which the stream sends. */
const share = 0.8;

const mailsPerSecond = Math.max(1, Math.floor(envNumber('MAILS_PER_SECOND') * share));

/**
 * After this many failures without a success, the sender counts as down, and the run leaves the rest to the next one.
 */
const failuresToStop = Math.max(5, mailsPerSecond);

/**
 * Writes a queued mail from the records as they are now. The domains do this, because only they know the kinds of mail.
 */
export type Render = (mail: never, now: Date) => Promise<Rendering>;

/** The wait after the first failure. It doubles with each failure, up to the longest. */
const firstWaitMs = minuteMs / 2;
const longestWaitMs = 5 * minuteMs;

/** How often a mail that must not be sent yet is checked again. */
const deferMs = 30 * minuteMs;

/**
 * The result of one attempt. `failed` may be the service's fault. `unrecorded` means that not even a failure could be
 * stored.
 */
export type Outcome = 'sent' | 'failed' | 'not-sent' | 'unrecorded';

async function retryLater(item: OutboxItem, error: unknown, now: Date): Promise<Outcome> {
  const { id, attempts, failures = 0 } = item;
  log('warn', 'mail-failed', { mail: id, attempts, ...describeError(error) });
  // Count a refused mail only once: it is retried for a long time, and a few wrong addresses must not look like an
  // outage.
  if (!(error instanceof MailRefused)) countMetric('MailFailed');
  else if (failures === 0) countMetric('MailRefused');
  if (isOver(item, now)) return giveUp(item, 'expired', now);
  const waitMs = Math.min(firstWaitMs * 2 ** failures, longestWaitMs);
  await postpone(item, now.getTime() + waitMs, { failures: failures + 1 });
  return error instanceof MailRefused ? 'not-sent' : 'failed';
}

/** Marks a mail as sent. A crash before this mark makes the mail go out twice, so a failed mark is retried. */
async function markSent(item: OutboxItem, now: Date): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      return void (await finishMail(item, 'sent', now));
    } catch (error) {
      if (attempt === markAttempts) throw error;
      await new Promise((resolve) => setTimeout(resolve, markBackoffMs * attempt));
    }
  }
}

async function sendClaimed(item: OutboxItem, now: Date, render: Render): Promise<Outcome> {
  const { id, kind, cause } = item;
  const startedMs = Date.now();
  const hold = (untilMs: number) =>
    postpone(item, untilMs, { hasWaited: true }).then(() => 'not-sent' as const);
  try {
    const mail = await render(item as never, now);
    if (mail === 'not-yet') return await hold(now.getTime() + deferMs);
    if (typeof mail === 'string') return await giveUp(item, mail, now);
    if (isOver(item, now)) return await giveUp(item, 'expired', now);
    // Email to the clinics' own inbox is never stopped: what patients write must arrive as soon as the inbox works
    // again.
    if (cause !== 'clinic') {
      const suppression = (await suppressionOf(mail.to))?.reason;
      if (suppression) return await giveUp(item, 'undeliverable', now, suppression);
      const until = await waitOf(item, mail.to, now);
      if (until !== undefined) {
        log('info', 'mail-held-back', { mail: id, kind });
        return await hold(until);
      }
    }
    // Reading and counting may have taken most of a minute, in which a code can expire.
    const sendingNow = new Date(now.getTime() + Date.now() - startedMs);
    if (isOver(item, sendingNow)) return await giveUp(item, 'expired', sendingNow);
    // The claim must outlast the sending: otherwise another run could send the mail, too.
    if (Date.now() - startedMs > claimMs - deliveryMs) throw new Error('preparing the mail took too long');
    await mailer(mail, id);
  } catch (error) {
    return retryLater(item, error, now);
  }
  countMetric('MailSent');
  await markSent(item, now);
  return 'sent';
}

/** Sends queued mails, each once, even if several runs try it, unless a run dies before it marks the mail as sent. */
export async function deliverMails(ids: readonly string[], now: Date, render: Render): Promise<Outcome[]> {
  const outcomes = await Promise.all(
    ids.map(async (id) => {
      try {
        const claimed = await claimMail(id, now);
        // If `claimed` is undefined, the mail is done, or another run holds it. If that run dies, the schedule retries
        // the mail when the claim ends.
        return claimed ? await sendClaimed(claimed, now, render) : 'not-sent';
      } catch (error) {
        log('error', 'mail-delivery-failed', { mail: id, ...describeError(error) });
        return 'unrecorded';
      }
    }),
  );
  const sent = outcomes.filter((outcome) => outcome === 'sent').length;
  // If this count fails, the bounce rate looks higher than it is and mail is held a little early, so don't fail the
  // run.
  if (sent > 0) await countSent(sent).catch((error) => log('warn', 'sent-not-counted', describeError(error)));
  return outcomes;
}

/** The mails that are due on the schedule, longest waiting first, page by page. */
function dueMails(now: Date, pageSize: number) {
  return queryPages<Required<Pick<OutboxItem, 'id' | 'nextAttemptAt'>>>({
    TableName: table,
    IndexName: 'byNextAttempt',
    KeyConditionExpression: 'queue = :due AND nextAttemptAt <= :now',
    ExpressionAttributeValues: { ':due': 'due', ':now': now.toISOString() },
    Limit: pageSize,
  });
}

/**
 * Sends the mails that are due, longest waiting first, at the schedule's part of the sender's rate. Stops when none is
 * left, when the sender seems to be down, or when too little time is left for another page, which then stays unclaimed.
 * @param remainingMs how much time the run has left
 */
export async function drainDueMails(render: Render, remainingMs: () => number): Promise<void> {
  let failedInARow = 0;
  for await (const mails of dueMails(clock(), mailsPerSecond)) {
    if (remainingMs() < lastStartMs) return;
    const startedAt = Date.now();
    const ids = mails.map(({ id }) => id);
    const outcomes = await deliverMails(ids, clock(), render);
    const failed = outcomes.filter((outcome) => outcome === 'failed' || outcome === 'unrecorded').length;
    failedInARow = outcomes.includes('sent') ? 0 : failedInARow + failed;
    if (failedInARow >= failuresToStop) return;
    const pauseMs = startedAt + (1_000 * ids.length) / mailsPerSecond - Date.now();
    if (pauseMs > 0) await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
}

/** Records for how many seconds the longest waiting mail has been due; 0 while none is. */
export async function recordOutboxAge(now: Date): Promise<void> {
  const { value: [oldest] = [] } = await dueMails(now, 1).next();
  const dueSince = oldest ? Date.parse(oldest.nextAttemptAt) : now.getTime();
  recordMetric('OutboxAge', (now.getTime() - dueSince) / 1000);
}
