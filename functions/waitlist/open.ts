import { type Full, tooMany, transactWithin, uncount } from '#functions/platform/dynamo/tally.ts';
import type { Client } from '#functions/platform/http/client.ts';
import { prove } from '#functions/trust/proofs.ts';
import type { WaitlistEntry } from '#shared/waitlist/entry.ts';
import { type EntryItem, entriesWith, findOwnEntry, maskEmail, type Waiter, waitlistTable } from './entry.ts';
import { endEntry } from './leave.ts';
import { countsOfAddress, countsOfUnproven, openProofMails } from './limits.ts';
import { refusals } from './texts.ts';
import { visitOf } from './visit.ts';

/**
 * Makes an entry wait if it's still unproven. Returns the count that has reached its limit if the address has too many
 * entries.
 */
async function beginToWait(entry: EntryItem): Promise<Full | undefined> {
  const { id, client } = entry;
  const Update = {
    TableName: waitlistTable,
    Key: { id },
    UpdateExpression: 'SET #status = :waiting REMOVE client',
    ConditionExpression: '#status = :unproven',
    ExpressionAttributeNames: { '#status': 'status' },
    ExpressionAttributeValues: { ':waiting': 'waiting', ':unproven': 'unproven' },
  };
  const { full } = await transactWithin({ entry: { Update } }, await countsOfAddress(entry));
  if (client && !full) await uncount(await countsOfUnproven(client, entry));
  return full;
}

/**
 * Proves the address of an entry by a token from one of its mails. The entry begins to wait, and then the others of the
 * address, which got no mail of their own. Throws `too-many` if the entry can't begin to wait.
 */
async function proveEntry(entry: EntryItem, client: Client): Promise<void> {
  const emailKey = entry.email.toLowerCase();
  await prove(client, emailKey);
  await uncount(await openProofMails(entry));
  const full = entry.status === 'unproven' && (await beginToWait(entry));
  if (full) throw tooMany(full, refusals.ofAddress(full.limit));
  for await (const entries of entriesWith('unproven')) {
    for (const other of entries.filter(({ email }) => email.toLowerCase() === emailKey)) {
      await beginToWait(other);
    }
  }
}

/**
 * Shows an entry to its holder. A token from a mail proves the address, so the entry begins to wait. An entry for a
 * visit that was canceled ends. Throws `not-found`, or `too-many`.
 */
export async function openEntry(id: string, caller: Waiter, client: Client): Promise<WaitlistEntry> {
  let entry = await findOwnEntry(id, caller);
  if (caller.origin === 'mail' && entry.status !== 'left') {
    await proveEntry(entry, client);
    // Read the entry again: it waits now, or was left meanwhile.
    entry = await findOwnEntry(id, caller);
  }
  if (entry.confirmationNumber && entry.status !== 'left' && !(await visitOf(entry))) {
    await endEntry(entry);
    entry = await findOwnEntry(id, caller);
  }
  return { ...entry, email: maskEmail(entry.email) };
}
