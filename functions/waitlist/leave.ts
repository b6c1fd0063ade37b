import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { dynamo } from '#functions/platform/dynamo/client.ts';
import { withRetry } from '#functions/platform/dynamo/retry.ts';
import { uncount } from '#functions/platform/dynamo/tally.ts';
import { countsOfAddress } from './address-limit.ts';
import { findOwnEntry, maskEmail, type Waiter, waitlistTable } from './entry.ts';

/** Ends an entry, which forgets its address. Leaving again changes nothing. Throws `not-found`. */
export async function leaveWaitlist(id: string, caller: Waiter): Promise<void> {
  const entry = await findOwnEntry(id, caller);
  if (entry.status === 'left') return;
  const command = new UpdateCommand({
    TableName: waitlistTable,
    Key: { id },
    UpdateExpression: 'SET #status = :left, email = :masked REMOVE client',
    ExpressionAttributeNames: { '#status': 'status' },
    ExpressionAttributeValues: { ':left': 'left', ':masked': maskEmail(entry.email) },
  });
  await withRetry(() => dynamo.send(command));
  await uncount(await countsOfAddress(entry));
}
