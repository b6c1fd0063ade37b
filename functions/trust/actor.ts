import type { Count } from '#functions/platform/dynamo/tally.ts';
import { type Client, countsOfClient } from '#functions/platform/http/client.ts';
import { dayMs } from '#shared/time/durations.ts';
import { foldedAddress } from './folded-address.ts';
import { isProven } from './proofs.ts';

/** Who does something about an email address: someone proven for it, or else a client. */
export type Actor = 'proven' | Client;

/**
 * Who does something about an email address (lower case). They are proven for it by a token from one of its mails or codes,
 * on any network, or because their client has read its mail before.
 */
export async function actorOf(client: Client, emailKey: string, hasToken = false): Promise<Actor> {
  return hasToken || (await isProven(client, emailKey)) ? 'proven' : client;
}

/** Counts something that is done about an address, in a day: for the mailbox of who is proven for it, or for the client. */
export async function countsOfActor(
  actor: Actor,
  emailKey: string,
  { name, limit }: { name: string; limit: number },
): Promise<Count[]> {
  const counted = { limit, lastsMs: dayMs };
  if (actor !== 'proven') return countsOfClient(actor, { name, ...counted });
  return [{ key: `${name}#${await foldedAddress(emailKey)}`, ...counted }];
}
