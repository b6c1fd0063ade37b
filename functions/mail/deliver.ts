import { describeError, log } from '#functions/platform/log.ts';
import { countMetric } from '#functions/platform/metric.ts';
import { dayMs } from '#shared/time/durations.ts';
import { nextBudgetStart } from './budget/day.ts';
import { countMail, type RemindersAhead } from './budget/day-budget.ts';
import { isCode, isUrgent, type MailClass, mailClasses } from './budget/mail-classes.ts';
import type { Rendering } from './mail.ts';
import { mailer } from './mailer.ts';
import {
  addToSchedule,
  claimMail,
  deadLetterMail,
  deferMail,
  findMail,
  finishMail,
  holdMail,
  type OutboxItem,
  postponeMail,
  type QueuedMail,
} from './outbox.ts';
import { markAttempts, markBackoffMs } from './time-limits.ts';

/** What only the domains know about mails. */
export interface MailDomains<Queued extends QueuedMail> {
  /** Writes a queued mail from the records as they are now. */
  render: (mail: Queued, now: Date) => Promise<Rendering>;
  remindersAhead: RemindersAhead;
}

const minuteSeconds = 60;
const hourSeconds = 60 * minuteSeconds;

/** The wait after the first, second, … failure. One more failure makes the mail a dead letter. */
const retryAfterSeconds = [
  30,
  2 * minuteSeconds,
  10 * minuteSeconds,
  hourSeconds,
  3 * hourSeconds,
  6 * hourSeconds,
  12 * hourSeconds,
];

/** How often a mail that must not be sent yet is checked again. */
const deferSeconds = 30 * minuteSeconds;

/** How long a mail may wait for room: after that, a confirmation is useless. Urgent ones wait as long as they are true. */
const maxWaitMs = 7 * dayMs;

function secondsAfter(now: Date, seconds: number): string {
  return new Date(now.getTime() + seconds * 1000).toISOString();
}

async function retryLater(item: OutboxItem, error: unknown, now: Date): Promise<void> {
  const fields = { mail: item.id, attempts: item.attempts, ...describeError(error) };
  const seconds = retryAfterSeconds[item.failures ?? 0];
  if (seconds !== undefined) {
    log('warn', 'mail-failed', fields);
    countMetric('MailFailed');
    return postponeMail(item, secondsAfter(now, seconds));
  }
  await deadLetterMail(item, now);
  log('error', 'mail-abandoned', fields);
  countMetric('MailAbandoned');
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
): Promise<void> {
  try {
    const mail = await render(item, now);
    if (mail === 'superseded') return await finishMail(item, 'superseded', now);
    if (mail === 'not-yet') return await deferMail(item, secondsAfter(now, deferSeconds));
    if (mail.class !== 'clinic') {
      const due = { id: item.id, to: mail.to, class: mail.class };
      if (!(await countMail(due, now, remindersAhead))) return await holdBack(item, mail.class, now);
    }
    await mail.beforeSending?.();
    await mailer(mail);
  } catch (error) {
    return retryLater(item, error, now);
  }
  await markSent(item, now);
}

/**
 * For a mail that could not be claimed: it is done, or another run holds it or died holding it. If that run was of a
 * version whose claims the schedule did not see, the schedule is told.
 */
async function leaveToSchedule(id: string): Promise<void> {
  const item = await findMail(id);
  if (item?.status === 'pending' && !item.queue) await addToSchedule(item);
}

/**
 * Sends queued mails, each at most once however often and wherever this runs.
 * @returns the ids for which not even a failure could be recorded: call it again for those
 */
export async function deliverMails<Queued extends QueuedMail>(
  ids: readonly string[],
  now: Date,
  domains: MailDomains<Queued>,
): Promise<string[]> {
  const outcomes = await Promise.allSettled(
    ids.map(async (id) => {
      const claimed = await claimMail<Queued>(id, now);
      await (claimed ? sendClaimed(claimed, now, domains) : leaveToSchedule(id));
    }),
  );
  return ids.filter((id, index) => {
    const outcome = outcomes[index];
    if (outcome?.status !== 'rejected') return false;
    log('error', 'mail-delivery-failed', { mail: id, ...describeError(outcome.reason) });
    return true;
  });
}
