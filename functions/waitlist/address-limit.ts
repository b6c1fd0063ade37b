import type { Count } from '#functions/platform/dynamo/tally.ts';
import { envNumber } from '#functions/platform/env.ts';
import { foldedAddress } from '#functions/trust/proofs.ts';
import type { EntryItem } from './entry.ts';

const limit = envNumber('LIMIT_WAITLIST_OF_ADDRESS');

/** What limits the entries of a proven mailbox, until they end. */
export async function countsOfAddress({ id, email, expiresAt }: EntryItem): Promise<Count[]> {
  const key = `waitlist#${await foldedAddress(email.toLowerCase())}`;
  return [{ key, id, limit, lastsMs: expiresAt * 1000 - Date.now() }];
}
