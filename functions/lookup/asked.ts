import { uncount } from '#functions/platform/dynamo/tally.ts';
import { envNumber } from '#functions/platform/env.ts';
import { type Client, countsOfClient } from '#functions/platform/http/client.ts';
import { dayMs } from '#shared/time/durations.ts';

/** How often a client may ask for codes: each address counts until it enters the code. */
export const asked = { name: 'codes', limit: envNumber('LIMIT_CODES_PER_DAY'), lastsMs: dayMs };

/** Counts a client's requests for an address no more, once it has entered the code. */
export async function forgetAsked(client: Client, address: string): Promise<void> {
  await uncount(
    countsOfClient(client, asked).map(({ key }) => key),
    address,
  );
}
