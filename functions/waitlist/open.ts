import { tooMany, transactWithin, uncount } from '#functions/platform/dynamo/tally.ts';
import type { Client } from '#functions/platform/http/client.ts';
import { prove } from '#functions/trust/proofs.ts';
import { waitingAddress } from '#functions/trust/waiting-address.ts';
import type { WaitlistEntry } from '#shared/waitlist/entry.ts';
import { countsOfAddress } from './address-limit.ts';
import { type EntryItem, findOwnEntry, maskEmail, type Waiter, waitlistTable } from './entry.ts';
import { refusals } from './texts.ts';

/** Makes an entry wait if it's still unproven. Throws `too-many` when its address waits too often already. */
async function beginToWait(entry: EntryItem): Promise<void> {
  const { id, email, client } = entry;
  const Update = {
    TableName: waitlistTable,
    Key: { id },
    UpdateExpression: 'SET #status = :waiting REMOVE client',
    ConditionExpression: '#status = :unproven',
    ExpressionAttributeNames: { '#status': 'status' },
    ExpressionAttributeValues: { ':waiting': 'waiting', ':unproven': 'unproven' },
  };
  const { full } = await transactWithin({ entry: { Update } }, await countsOfAddress(entry));
  if (full) throw tooMany(full, refusals.tooMany);
  if (client) await uncount(await waitingAddress(client, email.toLowerCase()));
}

/**
 * Shows an entry to its holder. A token from a mail proves the address, so the entry begins to wait. Throws `not-found`,
 * or `too-many`.
 */
export async function openEntry(id: string, caller: Waiter, client: Client): Promise<WaitlistEntry> {
  let entry = await findOwnEntry(id, caller);
  if (caller.origin === 'mail' && entry.status !== 'left') {
    await prove(client, entry.email.toLowerCase());
    if (entry.status === 'unproven') {
      await beginToWait(entry);
      // It may have been left meanwhile.
      entry = await findOwnEntry(id, caller);
    }
  }
  return { ...entry, email: maskEmail(entry.email) };
}
