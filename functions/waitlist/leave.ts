import { updateItem } from '#functions/platform/dynamo/items.ts';
import { uncount } from '#functions/platform/dynamo/tally.ts';
import { type EntryItem, findOwnEntry, maskEmail, type Waiter, waitlistTable } from './entry.ts';
import { countsOfAddress, countsOfClientEntry } from './limits.ts';

/** Ends an entry and masks its email address. Returns false if its status has changed since it was read. */
export async function endEntry(entry: EntryItem): Promise<boolean> {
  const { id, email, status, client } = entry;
  // Uncount the entry first: once it has ended, the complete address that it counts for isn't stored anymore.
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
  // If `endEntry` returns false, the entry began to wait meanwhile and is counted again, so start over.
  if (!(await endEntry(entry))) await leaveWaitlist(id, caller);
}
