import { now as clock } from '#functions/platform/clock.ts';
import { queryPages } from '#functions/platform/dynamo/reads.ts';
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

/** The part of the sender's rate that due mails get. New mails, which the stream sends, get the rest. */
const share = 0.8;

const mailsPerSecond = Math.max(1, Math.floor(envNumber('MAILS_PER_SECOND') * share));

/** After this many failures without a success, the sender is down: the next run tries again. */
const failuresToStop = Math.max(5, mailsPerSecond);

/** Writes a queued mail from the records as they are now. Only the domains know how, and of which kinds there are. */
export type Render = (mail: never, now: Date) => Promise<Rendering>;

/** The wait after a failure doubles with each, up to the longest. */
const firstWaitMs = minuteMs / 2;
const longestWaitMs = 5 * minuteMs;

/** How often a mail that must not be sent yet is checked again. */
const deferMs = 30 * minuteMs;

/** What became of one attempt. `failed` may be the service's fault; `unrecorded`: not even a failure could be recorded. */
export type Outcome = 'sent' | 'failed' | 'not-sent' | 'unrecorded';

async function retryLater(item: OutboxItem, error: unknown, now: Date): Promise<Outcome> {
  const { id, attempts, failures = 0 } = item;
  log('warn', 'mail-failed', { mail: id, attempts, ...describeError(error) });
  // A refused mail counts once: it is tried again for long, and a few wrong addresses must not look like an outage.
  if (!(error instanceof MailRefused)) countMetric('MailFailed');
  else if (failures === 0) countMetric('MailRefused');
  if (isOver(item, now)) return giveUp(item, 'expired', now);
  const waitMs = Math.min(firstWaitMs * 2 ** failures, longestWaitMs);
  await postpone(item, now.getTime() + waitMs, { failures: failures + 1 });
  return error instanceof MailRefused ? 'not-sent' : 'failed';
}

/** Between the service's acceptance and this mark a crash sends the mail twice, so a failed mark is repeated. */
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
    // The clinics' own inbox is never stopped: what patients write to it must get through as soon as it works again.
    if (cause !== 'clinic') {
      const suppression = (await suppressionOf(mail.to))?.reason;
      if (suppression) return await giveUp(item, 'undeliverable', now, suppression);
      const until = await waitOf(item, mail.to, now);
      if (until !== undefined) {
        log('info', 'mail-held-back', { mail: id, kind });
        return await hold(until);
      }
    }
    // Reading and counting may have taken most of a minute, in which a code's life can end.
    const sendingNow = new Date(now.getTime() + Date.now() - startedMs);
    if (isOver(item, sendingNow)) return await giveUp(item, 'expired', sendingNow);
    // The claim must outlast the mail: otherwise another run could send it, too.
    if (Date.now() - startedMs > claimMs - deliveryMs) throw new Error('preparing the mail took too long');
    await mailer(mail, id);
  } catch (error) {
    return retryLater(item, error, now);
  }
  countMetric('MailSent');
  await markSent(item, now);
  return 'sent';
}

/** Sends queued mails, each once however often and wherever this runs, unless a run dies before the mark. */
export async function deliverMails(ids: readonly string[], now: Date, render: Render): Promise<Outcome[]> {
  const outcomes = await Promise.all(
    ids.map(async (id) => {
      try {
        const claimed = await claimMail(id, now);
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

/** The schedule's mails that are due, the longest waiting first, page by page. */
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
 * Sends the mails that are due, the longest waiting first, at their part of the sender's rate. Stops when none is left,
 * when the sender seems to be down, or when the time left is too short for another page, which then stays unclaimed.
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
