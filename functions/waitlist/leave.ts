import { updateItem } from '#functions/platform/dynamo/items.ts';
import { uncount } from '#functions/platform/dynamo/tally.ts';
import { countsOfAddress } from './address-limit.ts';
import { findOwnEntry, maskEmail, type Waiter, waitlistTable } from './entry.ts';

/** Ends an entry, which forgets its address. Leaving again changes nothing. Throws `not-found`. */
export async function leaveWaitlist(id: string, caller: Waiter): Promise<void> {
  const entry = await findOwnEntry(id, caller);
  if (entry.status === 'left') return;
  // First, because an entry that has left doesn't know its address anymore.
  await uncount(await countsOfAddress(entry));
  const left = await updateItem({
    TableName: waitlistTable,
    Key: { id },
    UpdateExpression: 'SET #status = :left, email = :masked REMOVE client',
    ConditionExpression: '#status = :read',
    ExpressionAttributeNames: { '#status': 'status' },
    ExpressionAttributeValues: { ':left': 'left', ':masked': maskEmail(entry.email), ':read': entry.status },
  });
  // It began to wait meanwhile, and counts.
  if (!left) await leaveWaitlist(id, caller);
}
