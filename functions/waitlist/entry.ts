import type { QueryCommandInput } from '@aws-sdk/lib-dynamodb';
import { queryPages, readItem } from '#functions/platform/dynamo/items.ts';
import { env } from '#functions/platform/env.ts';
import type { Client } from '#functions/platform/http/client.ts';
import { writeToken } from '#functions/platform/tokens.ts';
import { Problem } from '#shared/api/problem.ts';
import type { WaitlistEntry } from '#shared/waitlist/entry.ts';

export const waitlistTable = env('WAITLIST_TABLE');

/** An entry as stored. Its address is complete until the entry ends, and then masked. */
export interface EntryItem extends WaitlistEntry {
  /** The client that made the entry. Stored only while the entry is unproven. */
  client?: Client;
  /** Seconds since 1970, in real time: the end of the entry's last day, when its tokens expire, too. */
  expiresAt: number;
}

/**
 * The holder of an entry's token. `origin`: how the token reached them, in a reply to their browser, or in a mail,
 * which proves that they read it.
 */
export interface Waiter {
  id: string;
  origin: 'browser' | 'mail';
}

/** A token that shows and ends one entry. */
export function waitlistToken({ id, expiresAt }: EntryItem, origin: Waiter['origin']): Promise<string> {
  return writeToken('waitlist', `${id}#${origin}`, new Date(expiresAt * 1000));
}

/** Reads an entry, consistently. Undefined when there is none. */
export function findEntry(id: string): Promise<EntryItem | undefined> {
  return readItem(waitlistTable, { id });
}

/** The entries with a status, the oldest first, page by page. */
export function entriesWith(
  status: WaitlistEntry['status'],
  { ExpressionAttributeNames, ExpressionAttributeValues, ...query }: Partial<QueryCommandInput> = {},
): AsyncGenerator<EntryItem[]> {
  return queryPages({
    ...query,
    TableName: waitlistTable,
    IndexName: 'byStatus',
    KeyConditionExpression: '#status = :status',
    ExpressionAttributeNames: { ...ExpressionAttributeNames, '#status': 'status' },
    ExpressionAttributeValues: { ...ExpressionAttributeValues, ':status': status },
  });
}

/** Reads the caller's own entry. Throws `not-found` for any other. */
export async function findOwnEntry(id: string, caller: Waiter): Promise<EntryItem> {
  const entry = caller.id === id ? await findEntry(id) : undefined;
  if (!entry) throw new Problem('not-found', 'We couldn’t find that.');
  return entry;
}

/** `m…@example.com` */
export function maskEmail(email: string): string {
  return `${email.slice(0, 1)}…${email.slice(email.lastIndexOf('@'))}`;
}
