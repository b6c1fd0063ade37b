import { updateItem } from '#functions/platform/dynamo/items.ts';
import { uncount } from '#functions/platform/dynamo/tally.ts';
import { type EntryItem, findOwnEntry, maskEmail, type Waiter, waitlistTable } from './entry.ts';
import { countsOfAddress, countsOfClientEntry } from './limits.ts';

/** Ends an entry, which forgets its address. Returns false if it has changed since it was read. */
export async function endEntry(entry: EntryItem): Promise<boolean> {
  const { id, email, status, client } = entry;
  // Uncount it first, because an entry that has left doesn't know its address anymore.
  await uncount([...(await countsOfAddress(entry)), ...(client ? countsOfClientEntry(client, entry) : [])]);
  const left = await updateItem({
    TableName: waitlistTable,
    Key: { id },
    UpdateExpression: 'SET #status = :left, email = :masked REMOVE client',
    ConditionExpression: '#status = :read',
    ExpressionAttributeNames: { '#status': 'status' },
    ExpressionAttributeValues: { ':left': 'left', ':masked': maskEmail(email), ':read': status },
  });
  return left !== undefined;
}

/** Ends the caller's entry. Leaving again changes nothing. Throws `not-found`. */
export async function leaveWaitlist(id: string, caller: Waiter): Promise<void> {
  const entry = await findOwnEntry(id, caller);
  if (entry.status === 'left') return;
  // If this fails, the entry began to wait meanwhile and is counted again, so start over.
  if (!(await endEntry(entry))) await leaveWaitlist(id, caller);
}
