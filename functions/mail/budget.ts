import type { Count } from '#functions/platform/dynamo/tally.ts';
import { envNumber } from '#functions/platform/env.ts';
import { pseudonym } from '#functions/platform/pseudonym.ts';
import { foldedAddress } from '#functions/trust/folded-address.ts';
import { dayMs } from '#shared/time/durations.ts';
import { isByOther, type MailCause } from './outbox.ts';

const ofProven = envNumber('LIMIT_MAILS_OF_RECIPIENT');
const ofOthers = envNumber('LIMIT_MAILS_OF_OTHERS');
const ofOther = envNumber('LIMIT_MAILS_OF_OTHER_CLIENT');

/** Whom a mail counts for, each with how many mails it may cause in a rolling day. */
function sharesOf(cause: MailCause): [name: string, limit: number][] {
  if (cause === 'proven' || cause === 'payment') return [[cause, ofProven]];
  if (!isByOther(cause)) return [];
  return [
    ['others', ofOthers],
    [cause[0].key, ofOther],
  ];
}

/**
 * What a mail takes of its recipient's day, so that strangers can flood no mailbox, nor take a proven client's share. Only
 * a mail that was not sent yet takes any: sent again, it counts once. What the clinics' staff causes is never held, and
 * codes have a rule of their own.
 */
export async function budgetOf(
  { id, to, cause }: { id: string; to: string; cause: MailCause },
  now: Date,
): Promise<Count[]> {
  const [mailbox, mail] = await Promise.all([foldedAddress(to.toLowerCase()), pseudonym(`mail ${id}`)]);
  return sharesOf(cause).map(([name, limit]) => ({
    key: `mails#${mailbox}#${name}`,
    limit,
    lastsMs: dayMs,
    id: mail.slice(0, 10),
    now: now.getTime(),
  }));
}
