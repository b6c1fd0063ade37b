import { count } from '#functions/platform/dynamo/tally.ts';
import { describeError, log } from '#functions/platform/log.ts';
import { countMetric } from '#functions/platform/metric.ts';
import type { SuppressionReason } from '#shared/appointments/suppression-reason.ts';
import { hourMs, minuteMs } from '#shared/time/durations.ts';
import { bouncingUntil, budgetOf, countSent, isTooMuchBouncing } from './budget.ts';
import { MailRefused, type Rendering } from './mail.ts';
import { mailer } from './mailer.ts';
import {
  claimMail,
  finishMail,
  isByOther,
  isOver,
  needsPerson,
  type OutboxItem,
  postponeMail,
  type QueuedMail,
  reportAbandoned,
} from './outbox.ts';
import { suppressionOf } from './suppressions.ts';
import { markAttempts, markBackoffMs } from './time-limits.ts';

/** Writes a queued mail from the records as they are now. Only the domains know how. */
export type Render<Queued extends QueuedMail> = (mail: Queued, now: Date) => Promise<Rendering>;

/** The wait after a failure doubles with each, up to the longest. */
const firstWaitMs = minuteMs / 2;
const longestWaitMs = 5 * minuteMs;

/** How often a mail that must not be sent yet is checked again. */
const deferMs = 30 * minuteMs;

/** How long a mail that a client caused may wait while too much email comes back, and how often that is checked. */
const brakeMs = hourMs;
const brakeCheckMs = 5 * minuteMs;

/** What became of one attempt. `failed` may be the service's fault; `unrecorded`: not even a failure could be recorded. */
export type Outcome = 'sent' | 'failed' | 'not-sent' | 'unrecorded';

/**
 * Gives up on a mail that nobody needs any more, or that comes too late, or to whose recipient email is stopped. Too late is
 * our failure, unless it had to wait.
 */
async function giveUp(
  item: OutboxItem,
  status: 'superseded' | 'expired' | 'undeliverable',
  now: Date,
  suppression?: SuppressionReason,
): Promise<'not-sent'> {
  // If another run holds it now, that run may even send it, and reports what became of it.
  if (!(await finishMail(item, status, now)) || status === 'superseded') return 'not-sent';
  const { id, kind, attempts, failures = 0, hasWaited } = item;
  log('info', `mail-${status}`, { mail: id, kind, attempts, failures, suppression });
  if (status === 'undeliverable') countMetric('MailUndeliverable');
  const isOurs = status === 'expired' && (failures > 0 || !hasWaited);
  if (isOurs || needsPerson(item)) reportAbandoned(item);
  return 'not-sent';
}

/** Leaves a mail that has to wait to the schedule. */
async function hold(item: OutboxItem, untilMs: number): Promise<'not-sent'> {
  await postponeMail(item, untilMs, { hasWaited: true });
  return 'not-sent';
}

async function retryLater(item: OutboxItem, error: unknown, now: Date): Promise<Outcome> {
  const { id, attempts, failures = 0 } = item;
  log('warn', 'mail-failed', { mail: id, attempts, ...describeError(error) });
  // A refused mail counts once: it is tried again for long, and a few wrong addresses must not look like an outage.
  if (!(error instanceof MailRefused)) countMetric('MailFailed');
  else if (failures === 0) countMetric('MailRefused');
  if (isOver(item, now)) return giveUp(item, 'expired', now);
  const waitMs = Math.min(firstWaitMs * 2 ** failures, longestWaitMs);
  await postponeMail(item, now.getTime() + waitMs, { failures: failures + 1 });
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

async function sendClaimed<Queued extends QueuedMail>(
  item: OutboxItem<Queued>,
  now: Date,
  render: Render<Queued>,
): Promise<Outcome> {
  const { id, kind, cause } = item;
  const startedMs = Date.now();
  try {
    const mail = await render(item, now);
    if (mail === 'not-yet') return await hold(item, now.getTime() + deferMs);
    if (typeof mail === 'string') return await giveUp(item, mail, now);
    if (isOver(item, now)) return await giveUp(item, 'expired', now);
    // The clinics' own inbox is never stopped: what patients write to it must get through as soon as it works again.
    if (cause !== 'clinic') {
      const suppression = await suppressionOf(mail.to);
      if (suppression) return await giveUp(item, 'undeliverable', now, suppression);
      const until = await waitOf(item, mail.to, now);
      if (until !== undefined) {
        log('info', 'mail-held-back', { mail: id, kind });
        return await hold(item, until);
      }
    }
    // Reading and counting may have taken most of a minute, in which a code's life can end.
    const sendingNow = new Date(now.getTime() + Date.now() - startedMs);
    if (isOver(item, sendingNow)) return await giveUp(item, 'expired', sendingNow);
    await mailer(mail, id);
  } catch (error) {
    return retryLater(item, error, now);
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
