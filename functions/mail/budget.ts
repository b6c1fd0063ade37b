import { type Count, count, fullOf } from '#functions/platform/dynamo/tally.ts';
import { envNumber } from '#functions/platform/env.ts';
import { countMetric } from '#functions/platform/metric.ts';
import { pseudonym } from '#functions/platform/pseudonym.ts';
import { foldedAddress } from '#functions/trust/proofs.ts';
import { dayMs, hourMs, minuteMs } from '#shared/time/durations.ts';
import { bouncesOf, isTooMuchBouncing } from './bounces.ts';
import type { Mail } from './mail.ts';
import { isByUnproven, type MailCause, type OutboxItem } from './outbox.ts';

const mailsOfProven = envNumber('LIMIT_MAILS_OF_RECIPIENT');
const mailsOfAllUnproven = envNumber('LIMIT_MAILS_OF_OTHERS');
const mailsOfOneUnproven = envNumber('LIMIT_MAILS_OF_OTHER_CLIENT');

/** The limits that a mail counts against, each with how many mails it allows in a rolling day. */
function sharesOf(cause: MailCause): [name: string, limit: number][] {
  if (cause === 'proven' || cause === 'payment') return [[cause, mailsOfProven]];
  if (!isByUnproven(cause)) return [];
  return Object.entries({ others: mailsOfAllUnproven, [cause[0].key]: mailsOfOneUnproven });
}

type Budgeted = Pick<OutboxItem, 'id' | 'cause'> & Pick<Mail, 'to'>;

/**
 * The counts of its recipient's daily limits that a mail adds to. They keep strangers from flooding a mailbox, and from
 * using up a proven client's share. Retrying a mail doesn't count twice. Mail caused by staff counts against no limit,
 * and codes have a limit of their own.
 */
export async function budgetOf({ id, to, cause }: Budgeted, now: Date): Promise<Count[]> {
  const [mailbox, mail] = await Promise.all([foldedAddress(to.toLowerCase()), pseudonym(`mail ${id}`)]);
  const counted = { lastsMs: dayMs, id: mail.slice(0, 10), now: now.getTime() };
  return sharesOf(cause).map(([name, limit]) => ({ key: `mails#${mailbox}#${name}`, limit, ...counted }));
}

/**
 * How long a mail that an unproven client caused may wait because too many mails bounce, and how often it is tried
 * meanwhile.
 */
const maxHoldMs = hourMs;
const holdCheckMs = 5 * minuteMs;

/**
 * Until when (milliseconds) a mail has to wait, because its recipient's limit is reached or too many mails bounce.
 * Undefined if the mail can be sent now: it has then been counted against the limits.
 */
export async function waitOf(mail: OutboxItem, to: string, now: Date): Promise<number | undefined> {
  const { cause } = mail;
  if (isByUnproven(cause)) {
    const bouncing = await fullOf(bouncesOf(cause));
    if (bouncing) return now.getTime() + bouncing.freeAt - Date.now();
    const holdEnds = Date.parse(mail.createdAt) + maxHoldMs;
    if (now.getTime() < holdEnds && (await isTooMuchBouncing())) {
      countMetric('MailHeld');
      return Math.min(now.getTime() + holdCheckMs, holdEnds);
    }
  }
  const full = await count(...(await budgetOf({ id: mail.id, to, cause }, now)));
  if (full && cause === 'payment') countMetric('MailHeld');
  return full?.freeAt;
}
