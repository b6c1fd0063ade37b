import { putItem, readItem } from '#functions/platform/dynamo/items.ts';
import type { Count } from '#functions/platform/dynamo/tally.ts';
import { env } from '#functions/platform/env.ts';
import { type Client, countsOfClient } from '#functions/platform/http/client.ts';
import { pseudonym } from '#functions/platform/pseudonym.ts';
import { retention } from '#shared/legal/retention.ts';
import { dayMs, daySeconds } from '#shared/time/durations.ts';

// How trust works: an address is proven for a client that has read its mail. Being the first to use an address, or
// being on the same network as someone, proves nothing.

const table = env('LIMITS_TABLE');

async function keyOf([{ key }]: Client, emailKey: string): Promise<{ key: string }> {
  return { key: `proven#${key}#${await pseudonym(`proven ${emailKey}`)}` };
}

/** Records that a client entered a code mailed to an address (lower case), or opened a link from one of its mails. */
export async function prove(client: Client, emailKey: string): Promise<void> {
  const expiresAt = Math.ceil(Date.now() / 1000) + retention.proofDays * daySeconds;
  await putItem(table, { ...(await keyOf(client, emailKey)), expiresAt });
}

/** Whether an address (lower case) is proven for a client. */
export async function isProven(client: Client, emailKey: string): Promise<boolean> {
  const proof = await readItem<{ expiresAt: number }>(table, await keyOf(client, emailKey));
  return proof !== undefined && proof.expiresAt * 1000 > Date.now();
}

/**
 * The pseudonym of the mailbox that an email address (lower case) most likely leads to: without a plus sign and what
 * follows it and, at Gmail, without dots. For counting only: some mailboxes really have a plus sign in their names.
 */
export function foldedAddress(emailKey: string): Promise<string> {
  const at = emailKey.lastIndexOf('@');
  const [name = ''] = emailKey.slice(0, at).split('+', 1);
  const domain = emailKey.slice(at + 1);
  const isGmail = domain === 'gmail.com' || domain === 'googlemail.com';
  return pseudonym(`mailbox ${isGmail ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`}`);
}

/** Who acts on an email address: a client that is proven for it, or an unproven client. */
export type Actor = 'proven' | Client;

/**
 * Decides who acts on an email address (lower case). They are proven by a token from one of its mails or codes, on any
 * network, or because their client has read its mail before.
 */
export async function actorOf(client: Client, emailKey: string, hasToken = false): Promise<Actor> {
  return hasToken || (await isProven(client, emailKey)) ? 'proven' : client;
}

/** How often something may be done in a day. */
type DayLimit = { name: string; limit: number };

/** The counts of an action on an address: for its mailbox if the actor is proven, otherwise for the client. */
export async function countsOfActor(actor: Actor, emailKey: string, of: DayLimit): Promise<Count[]> {
  if (actor !== 'proven') return countsOfClient(actor, { ...of, lastsMs: dayMs });
  return [{ key: `${of.name}#${await foldedAddress(emailKey)}`, limit: of.limit, lastsMs: dayMs }];
}
