import type { DynamoDBBatchResponse, DynamoDBStreamEvent, ScheduledEvent } from 'aws-lambda';
import { mailer } from '#functions/mail/mailer.ts';
import {
  buryMail,
  claimMail,
  deferMail,
  dueMailIds,
  findMail,
  finishMail,
  type OutboxItem,
  postponeMail,
} from '#functions/mail/outbox.ts';
import { renderMail } from '#functions/mail/render.ts';
import { NotYet } from '#functions/mail/superseded.ts';
import { now as clock } from '#functions/platform/clock.ts';
import { describeError, log } from '#functions/platform/log.ts';
import { countMetric } from '#functions/platform/metric.ts';

const minute = 60;
const hour = 60 * minute;

/** How long to wait after the first, second, … failure. After one more the mail is given up. */
const waitsSeconds = [30, 2 * minute, 10 * minute, hour, 3 * hour, 6 * hour, 12 * hour];

/** How often a mail is looked at that cannot be said yet. */
const lookAgainSeconds = 30 * minute;

/** How many postponed mails one run of the schedule takes. */
const dueAtOnce = 25;

const markTries = 4;
const markPauseMs = 250;

function instantAfter(now: Date, seconds: number): string {
  return new Date(now.getTime() + seconds * 1000).toISOString();
}

async function tryLater(item: OutboxItem, error: unknown, now: Date): Promise<void> {
  const fields = { mail: item.id, attempts: item.attempts, ...describeError(error) };
  const wait = waitsSeconds[item.attempts - 1];
  if (wait !== undefined) {
    log('warn', 'mail failed', fields);
    return postponeMail(item, instantAfter(now, wait));
  }
  await buryMail(item, now);
  log('error', 'mail given up', fields);
  countMetric('MailDead');
}

/** From acceptance to this mark a mail could double, so the mark is not given up easily. */
async function markSent(item: OutboxItem, now: Date): Promise<void> {
  for (let tries = 1; ; tries++) {
    try {
      return await finishMail(item, 'sent', now);
    } catch (error) {
      if (tries === markTries) throw error;
      await new Promise((resolve) => setTimeout(resolve, markPauseMs * tries));
    }
  }
}

async function sendClaimed(item: OutboxItem, now: Date): Promise<void> {
  try {
    const mail = await renderMail(item, now);
    if (!mail) return await finishMail(item, 'superseded', now);
    await mailer(mail);
  } catch (error) {
    if (!(error instanceof NotYet)) return tryLater(item, error, now);
    return deferMail(item, instantAfter(now, lookAgainSeconds));
  }
  await markSent(item, now);
}

/**
 * This mail is done, or somebody holds it, or did and died. The stream tells of it only once, so the schedule is asked to look when
 * the claim has ended. In the ordinary run nobody comes here, and the index costs nothing.
 */
async function leaveToSchedule(id: string): Promise<void> {
  const item = await findMail(id);
  if (item?.status === 'pending' && item.nextAttemptAt && !item.queue) {
    await postponeMail(item, item.nextAttemptAt);
  }
}

async function sendOne(id: string, now: Date): Promise<void> {
  const claimed = await claimMail(id, now);
  await (claimed ? sendClaimed(claimed, now) : leaveToSchedule(id));
}

/**
 * Sends the mails of these outbox items, each at most once, however often and wherever it is called. Answers the ids
 * for which not even a failure could be written down: call it again for those.
 */
export async function sendMail(ids: readonly string[], now: Date): Promise<string[]> {
  const outcomes = await Promise.allSettled(ids.map((id) => sendOne(id, now)));
  return ids.filter((id, at) => {
    const outcome = outcomes[at];
    if (outcome?.status !== 'rejected') return false;
    log('error', 'mail not handled', { mail: id, ...describeError(outcome.reason) });
    return true;
  });
}

async function sendNew({ Records }: DynamoDBStreamEvent): Promise<DynamoDBBatchResponse> {
  const numbers = new Map(
    Records.map(({ dynamodb }) => [dynamodb?.Keys?.id?.S ?? '', dynamodb?.SequenceNumber ?? '']),
  );
  const failed = await sendMail([...numbers.keys()], clock());
  return { batchItemFailures: failed.map((id) => ({ itemIdentifier: numbers.get(id) ?? '' })) };
}

/** Called by the outbox's stream with new mails, and every minute for postponed ones. */
export async function handler(event: DynamoDBStreamEvent | ScheduledEvent): Promise<DynamoDBBatchResponse> {
  if ('Records' in event) return sendNew(event);
  await sendMail(await dueMailIds(clock(), dueAtOnce), clock());
  return { batchItemFailures: [] };
}
