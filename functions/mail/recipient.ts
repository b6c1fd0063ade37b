import type { Member } from '#functions/platform/dynamo/bounded-sets.ts';
import { envNumber } from '#functions/platform/env.ts';
import { pseudonym } from '#functions/platform/pseudonym.ts';

const limit = envNumber('LIMIT_RECIPIENTS_PER_DAY');

/**
 * An address (lower case) that a client has mail sent to, as one of the few that it may reach in a day. None where that
 * is unlimited.
 */
export async function recipientOf(emailKey: string): Promise<Member | undefined> {
  if (limit === 0) return undefined;
  return { key: await pseudonym(`recipient ${emailKey}`), limit };
}
