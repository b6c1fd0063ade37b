import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { dynamo } from '#functions/platform/dynamo/client.ts';
import { readItem } from '#functions/platform/dynamo/reads.ts';
import { withRetry } from '#functions/platform/dynamo/retry.ts';
import { env } from '#functions/platform/env.ts';
import type { Client } from '#functions/platform/http/client.ts';
import { pseudonym } from '#functions/platform/pseudonym.ts';
import { retention } from '#shared/legal/retention.ts';
import { daySeconds } from '#shared/time/durations.ts';

// The one idea of trust: an address is proven for a client that has read its mail. Being first, or being on the same
// network as someone, proves nothing.

const table = env('LIMITS_TABLE');

async function keyOf([{ key }]: Client, emailKey: string): Promise<{ key: string }> {
  return { key: `proven#${key}#${await pseudonym(`proven ${emailKey}`)}` };
}

/** Notes that a client entered a code mailed to an address (lower case), or opened a link from one of its mails. */
export async function prove(client: Client, emailKey: string): Promise<void> {
  const expiresAt = Math.ceil(Date.now() / 1000) + retention.proofDays * daySeconds;
  const Item = { ...(await keyOf(client, emailKey)), expiresAt };
  await withRetry(() => dynamo.send(new PutCommand({ TableName: table, Item })));
}

/** Whether an address (lower case) is proven for a client. */
export async function isProven(client: Client, emailKey: string): Promise<boolean> {
  const proof = await readItem<{ expiresAt: number }>(table, await keyOf(client, emailKey));
  return proof !== undefined && proof.expiresAt * 1000 > Date.now();
}
