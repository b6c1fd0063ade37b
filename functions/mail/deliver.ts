import { describeError, log } from '#functions/platform/log.ts';
import { countMetric } from '#functions/platform/metric.ts';
import type { SuppressionReason } from '#shared/appointments/suppression-reason.ts';
import { dayMs, minuteSeconds } from '#shared/time/durations.ts';
import { nextBudgetStart } from './budget/day.ts';
import { countMail, type RemindersAhead } from './budget/day-budget.ts';
import { isCode, isUrgent, type MailClass, mailClasses } from './budget/mail-classes.ts';
import { isOver } from './lives.ts';
import { MailRefused, type Rendering } from './mail.ts';
import { mailer } from './mailer.ts';
import {
  abandonMail,
  claimMail,
  deferMail,
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

/** What only the domains know about mails. */
export interface MailDomains<Queued extends QueuedMail> {
  /** Writes a queued mail from the records as they are now. */
  render: (mail: Queued, now: Date) => Promise<Rendering>;
  remindersAhead: RemindersAhead;
}

/** The wait after a failure doubles with each, up to the longest. */
const firstWaitSeconds = 30;
const longestWaitSeconds = 5 * minuteSeconds;

/** How often a mail that must not be sent yet is checked again. */
const deferSeconds = 30 * minuteSeconds;

/** How long a mail may wait for room among its recipient's: after that, a confirmation is useless. Urgent ones are exempt. */
const maxWaitMs = 7 * dayMs;

function secondsAfter(now: Date, seconds: number): string {
  return new Date(now.getTime() + seconds * 1000).toISOString();
}

/** What became of one attempt. `failed` may be the service's fault; `unrecorded`: not even a failure could be recorded. */
export type Outcome = 'sent' | 'failed' | 'not-sent' | 'unrecorded';

/** Gives up on a mail that is no longer worth sending. That is our failure, unless it waited for a reason of its own. */
async function giveUp(item: OutboxItem, now: Date): Promise<void> {
  const { id, kind, attempts, failures = 0, isHeldBack, isDeferred } = item;
  // If another run holds it now, that run may even send it, and reports what became of it.
  if (!(await abandonMail(item, 'expired', now))) return;
  if (failures > 0 || !(isHeldBack || isDeferred)) return reportAbandoned(item);
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

/**
 * For a mail that has no room among its recipient's mails of today. It waits for tomorrow, when the most needed come
 * first; a code would be too old by then.
 */
async function holdBack(item: OutboxItem, mailClass: MailClass, now: Date): Promise<void> {
  log('info', 'mail-held-back', { mail: item.id, class: mailClass });
  const waitedMs = now.getTime() - Date.parse(item.createdAt);
  if (isCode(mailClass) || (!isUrgent(mailClass) && waitedMs > maxWaitMs)) {
    return finishMail(item, 'dropped', now);
  }
  const rank = mailClasses.indexOf(mailClass);
  await holdMail(item, secondsAfter(nextBudgetStart(now), rank * minuteSeconds));
}

async function sendClaimed<Queued extends QueuedMail>(
  item: OutboxItem<Queued>,
  now: Date,
  { render, remindersAhead }: MailDomains<Queued>,
): Promise<Outcome> {
  const startedMs = Date.now();
  const finish = (work: Promise<void>): Promise<Outcome> => work.then(() => 'not-sent');
  try {
    const mail = await render(item, now);
    if (mail === 'superseded') return await finish(finishMail(item, 'superseded', now));
    if (mail === 'expired' || isOver(item, now)) return await finish(giveUp(item, now));
    if (mail === 'not-yet') return await finish(deferMail(item, secondsAfter(now, deferSeconds)));
    // The clinics' own inbox is never stopped: what patients write to it must get through as soon as it works again.
    if (mail.class !== 'clinic') {
      const reason = await suppressionOf(mail.to);
      if (reason) return await finish(skipSuppressed(item, reason, now));
      const due = { id: item.id, to: mail.to, class: mail.class };
      const hasRoom = await countMail(due, now, remindersAhead);
      if (!hasRoom) return await finish(holdBack(item, mail.class, now));
    }
    await mail.beforeSending?.();
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
  domains: MailDomains<Queued>,
): Promise<Outcome[]> {
  return Promise.all(
    ids.map(async (id) => {
      try {
        const claimed = await claimMail<Queued>(id, now);
        // It is done, or another run holds it. If that run dies, the schedule tries it when the claim ends.
        return claimed ? await sendClaimed(claimed, now, domains) : 'not-sent';
      } catch (error) {
        log('error', 'mail-delivery-failed', { mail: id, ...describeError(error) });
        return 'unrecorded';
      }
    }),
  );
}
