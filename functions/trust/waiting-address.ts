import type { Count } from '#functions/platform/dynamo/tally.ts';
import { envNumber } from '#functions/platform/env.ts';
import { type Client, countsOfClient } from '#functions/platform/http/client.ts';
import { pseudonym } from '#functions/platform/pseudonym.ts';
import { dayMs } from '#shared/time/durations.ts';

/** The name of the record that stores several counts of a client, so that one write changes them together. */
export const clientRecord = 'client';

const limit = envNumber('LIMIT_WAITING_ADDRESSES');

/**
 * The counts of an address (lower case) that an unproven client makes us mail. They last until someone opens that mail,
 * at most a day, so that the site can't be used as a mail relay.
 */
export async function waitingAddress(client: Client, emailKey: string): Promise<Count[]> {
  const id = await pseudonym(`waiting ${emailKey}`);
  return countsOfClient(client, { name: 'waiting', record: clientRecord, limit, lastsMs: dayMs, id });
}
