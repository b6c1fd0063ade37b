import { readItems, updateItem } from '#functions/platform/dynamo/items.ts';
import { type Count, count, counted } from '#functions/platform/dynamo/tally.ts';
import { env } from '#functions/platform/env.ts';
import { type Client, countsOfClient } from '#functions/platform/http/client.ts';
import { dayMs, hourMs, minuteMs } from '#shared/time/durations.ts';

// All times in this file are real time, not domain time, because SES dates its reports in real time. Bounces are
// counted because SES suspends an account whose mail keeps bouncing.

const table = env('LIMITS_TABLE');

const bounces = { key: 'bounces', limit: 200, lastsMs: hourMs };
const bounceLimits = { bounces: 10, clients: 3, share: 0.03 };

/**
 * The counts of a client's bounced mails. At the limit, the client can't cause mail to addresses that it isn't proven
 * for.
 */
export function bouncesOf(client: Client): Count[] {
  return countsOfClient(client, { name: 'bounced', limit: 3, lastsMs: dayMs });
}

const sentMs = 5 * minuteMs;
const sentKey = (period: number) => `sent#${period}`;
const period = () => Math.floor(Date.now() / sentMs);

/** Counts a mail that bounced permanently, against the client that caused it. */
export async function countBounce(client: Client, mailId: string): Promise<void> {
  await count({ ...bounces, id: `${client[0].key} ${mailId}` });
  // Count each of the client's networks separately: when the count of a /64 is at its limit, those of its wider
  // networks must still grow. The same mail counts once.
  for (const one of bouncesOf(client)) await count({ ...one, id: mailId });
}

/** Counts mails that SES accepted. */
export async function countSent(sent: number): Promise<void> {
  await updateItem({
    TableName: table,
    Key: { key: sentKey(period()) },
    UpdateExpression: 'ADD sent :sent SET expiresAt = :expiresAt',
    ExpressionAttributeValues: { ':sent': sent, ':expiresAt': Math.ceil((Date.now() + 2 * hourMs) / 1000) },
  });
}

async function sentInHour(): Promise<number> {
  const periods = Array.from({ length: hourMs / sentMs + 1 }, (_, ago) => period() - ago);
  const keys = periods.map((one) => ({ key: sentKey(one) }));
  const items = await readItems<{ sent: number }>(table, keys, { consistent: false });
  return items.reduce((sum, { sent }) => sum + sent, 0);
}

/** Whether SES might suspend us because too many mails bounced, caused by several clients. */
export async function isTooMuchBouncing(): Promise<boolean> {
  const back = await counted(bounces.key);
  const clients = new Set(back.map(({ id }) => id.split(' ')[0]));
  if (back.length < bounceLimits.bounces || clients.size < bounceLimits.clients) return false;
  return back.length > bounceLimits.share * (await sentInHour());
}
