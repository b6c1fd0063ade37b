import type { Count } from '#functions/platform/dynamo/tally.ts';
import { envNumber } from '#functions/platform/env.ts';
import { type Client, countsOfClient } from '#functions/platform/http/client.ts';
import { foldedAddress } from '#functions/trust/proofs.ts';
import { waitingAddress } from '#functions/trust/waiting-address.ts';
import { dayMs } from '#shared/time/durations.ts';
import type { EntryItem } from './entry.ts';

const ofAddress = envNumber('LIMIT_WAITLIST_OF_ADDRESS');
const ofClient = envNumber('LIMIT_WAITLIST_PER_DAY');

const mailboxOf = ({ email }: EntryItem) => foldedAddress(email.toLowerCase());

/** The counts that limit the entries of a proven mailbox, until the entries end. */
export async function countsOfAddress(entry: EntryItem): Promise<Count[]> {
  const { id, expiresAt } = entry;
  const key = `waitlist#${await mailboxOf(entry)}`;
  return [{ key, id, limit: ofAddress, lastsMs: expiresAt * 1000 - Date.now() }];
}

/** The counts that limit the entries that a client makes in a day, until they are proven or left. */
export function countsOfClientEntry(client: Client, { id }: EntryItem): Count[] {
  return countsOfClient(client, { name: 'waitlist', limit: ofClient, lastsMs: dayMs, id });
}

/** The counts that limit an unproven client: its entries, and the addresses that it has made us mail. */
export async function countsOfUnproven(client: Client, entry: EntryItem): Promise<Count[]> {
  const addresses = await waitingAddress(client, entry.email.toLowerCase());
  return [...countsOfClientEntry(client, entry), ...addresses];
}

/** The first word of the id of every `proofMailOf`. With it, `uncount` takes back all such counts of a mailbox. */
const open = 'open';

/** The count that limits the mails that ask a mailbox whether it wants to wait: one a day, until its link is opened. */
export async function proofMailOf(entry: EntryItem): Promise<Count> {
  const key = `waitlist-proof#${await mailboxOf(entry)}`;
  return { key, id: `${open} ${entry.id}`, limit: 1, lastsMs: dayMs };
}

/** The counts to take back when a mailbox has opened the link of its mail. */
export async function openProofMails(entry: EntryItem): Promise<Pick<Count, 'key' | 'id'>[]> {
  return [{ ...(await proofMailOf(entry)), id: open }];
}
