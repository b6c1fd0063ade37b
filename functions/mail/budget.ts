import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { dynamo } from '#functions/platform/dynamo/client.ts';
import { readItems } from '#functions/platform/dynamo/reads.ts';
import { withRetry } from '#functions/platform/dynamo/retry.ts';
import { type Count, count, counted, fullOf } from '#functions/platform/dynamo/tally.ts';
import { env, envNumber } from '#functions/platform/env.ts';
import { type Client, countsOfClient } from '#functions/platform/http/client.ts';
import { pseudonym } from '#functions/platform/pseudonym.ts';
import { foldedAddress } from '#functions/trust/proofs.ts';
import { dayMs, hourMs, minuteMs } from '#shared/time/durations.ts';
import { isByOther, type MailCause } from './outbox.ts';

const ofProven = envNumber('LIMIT_MAILS_OF_RECIPIENT');
const ofOthers = envNumber('LIMIT_MAILS_OF_OTHERS');
const ofOther = envNumber('LIMIT_MAILS_OF_OTHER_CLIENT');

/** Whom a mail counts for, each with how many mails it may cause in a rolling day. */
function sharesOf(cause: MailCause): [name: string, limit: number][] {
  if (cause === 'proven' || cause === 'payment') return [[cause, ofProven]];
  if (!isByOther(cause)) return [];
  return [
    ['others', ofOthers],
    [cause[0].key, ofOther],
  ];
}

/**
 * What a mail takes of its recipient's day, so that strangers can flood no mailbox, nor take a proven client's share. Only
 * a mail that was not sent yet takes any: sent again, it counts once. What the clinics' staff causes is never held, and
 * codes have a rule of their own.
 */
export async function budgetOf(
  { id, to, cause }: { id: string; to: string; cause: MailCause },
  now: Date,
): Promise<Count[]> {
  const [mailbox, mail] = await Promise.all([foldedAddress(to.toLowerCase()), pseudonym(`mail ${id}`)]);
  return sharesOf(cause).map(([name, limit]) => ({
    key: `mails#${mailbox}#${name}`,
    limit,
    lastsMs: dayMs,
    id: mail.slice(0, 10),
    now: now.getTime(),
  }));
}

// All times are real time: SES reports when it likes. SES stops an account whose mail keeps coming back.

const table = env('LIMITS_TABLE');

const bounces = { key: 'bounces', limit: 200, lastsMs: hourMs };
const worst = { bounces: 10, clients: 3, share: 0.03 };

const ofClient = (client: Client) => countsOfClient(client, { name: 'bounced', limit: 3, lastsMs: dayMs });

const sentMs = 5 * minuteMs;
const sentKey = (period: number) => `sent#${period}`;
const period = () => Math.floor(Date.now() / sentMs);

/** Counts an email that came back for good, and that this client caused. */
export async function countBounce(client: Client, mailId: string): Promise<void> {
  await count({ ...bounces, id: `${client[0].key} ${mailId}` });
  await count(...ofClient(client));
}

/** Counts emails that SES took. */
export async function countSent(sent: number): Promise<void> {
  const command = new UpdateCommand({
    TableName: table,
    Key: { key: sentKey(period()) },
    UpdateExpression: 'ADD sent :sent SET expiresAt = :expiresAt',
    ExpressionAttributeValues: { ':sent': sent, ':expiresAt': Math.ceil((Date.now() + 2 * hourMs) / 1000) },
  });
  await withRetry(() => dynamo.send(command));
}

async function sentInHour(): Promise<number> {
  const keys = Array.from({ length: hourMs / sentMs + 1 }, (_, index) => ({
    key: sentKey(period() - index),
  }));
  const items = await readItems<{ sent: number }>(table, keys, { consistent: false });
  return items.reduce((sum, { sent }) => sum + sent, 0);
}

/** Until when a client, whose mails keep coming back, starts no mail to addresses that it isn't proven for. */
export async function bouncingUntil(client: Client): Promise<number | undefined> {
  return (await fullOf(ofClient(client)))?.freeAt;
}

/** Whether so much mail of so many clients comes back that SES might stop us. */
export async function isTooMuchBouncing(): Promise<boolean> {
  const back = await counted(bounces.key);
  const clients = new Set(back.map(({ id }) => id.split(' ')[0]));
  if (back.length < worst.bounces || clients.size < worst.clients) return false;
  return back.length > worst.share * (await sentInHour());
}
