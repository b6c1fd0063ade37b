import { type Count, count, fullOf } from '#functions/platform/dynamo/tally.ts';
import { envNumber } from '#functions/platform/env.ts';
import { countMetric } from '#functions/platform/metric.ts';
import { pseudonym } from '#functions/platform/pseudonym.ts';
import { foldedAddress } from '#functions/trust/proofs.ts';
import { dayMs, hourMs, minuteMs } from '#shared/time/durations.ts';
import { bouncesOf, isTooMuchBouncing } from './bounces.ts';
import type { Mail } from './mail.ts';
import { isByUnproven, type MailCause, type OutboxItem } from './outbox.ts';

const ofProven = envNumber('LIMIT_MAILS_OF_RECIPIENT');
const ofAllUnproven = envNumber('LIMIT_MAILS_OF_OTHERS');
const ofOneUnproven = envNumber('LIMIT_MAILS_OF_OTHER_CLIENT');

/** Whom a mail counts for, each with how many mails it may cause in a rolling day. */
function sharesOf(cause: MailCause): [name: string, limit: number][] {
  if (cause === 'proven' || cause === 'payment') return [[cause, ofProven]];
  if (!isByUnproven(cause)) return [];
  return Object.entries({ others: ofAllUnproven, [cause[0].key]: ofOneUnproven });
}

type Budgeted = Pick<OutboxItem, 'id' | 'cause'> & Pick<Mail, 'to'>;

/**
 * What a mail takes of its recipient's day, so that strangers can flood no mailbox, nor take a proven client's share. Only
 * a mail that was not sent yet takes any: trying it again doesn't count twice. What the clinics' staff causes is never held, and
 * codes have a rule of their own.
 */
export async function budgetOf({ id, to, cause }: Budgeted, now: Date): Promise<Count[]> {
  const [mailbox, mail] = await Promise.all([foldedAddress(to.toLowerCase()), pseudonym(`mail ${id}`)]);
  const counted = { lastsMs: dayMs, id: mail.slice(0, 10), now: now.getTime() };
  return sharesOf(cause).map(([name, limit]) => ({ key: `mails#${mailbox}#${name}`, limit, ...counted }));
}

/** How long a mail that a client caused may wait while too much email comes back, and how often that is checked. */
const brakeMs = hourMs;
const brakeCheckMs = 5 * minuteMs;

/** Until when (milliseconds) a mail has to wait, for its recipient's sake or because email comes back. Undefined: it's counted. */
export async function waitOf(mail: OutboxItem, to: string, now: Date): Promise<number | undefined> {
  const { cause } = mail;
  if (isByUnproven(cause)) {
    const bouncing = await fullOf(bouncesOf(cause));
    if (bouncing) return now.getTime() + bouncing.freeAt - Date.now();
    const brakeEnds = Date.parse(mail.createdAt) + brakeMs;
    if (now.getTime() < brakeEnds && (await isTooMuchBouncing())) {
      countMetric('MailHeld');
      return Math.min(now.getTime() + brakeCheckMs, brakeEnds);
    }
  }
  const full = await count(...(await budgetOf({ id: mail.id, to, cause }, now)));
  if (full && cause === 'payment') countMetric('MailHeld');
  return full?.freeAt;
}
