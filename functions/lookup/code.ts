import { timingSafeEqual } from 'node:crypto';
import { readItem } from '#functions/platform/dynamo/reads.ts';
import { optimisticUpdate, type Revision } from '#functions/platform/dynamo/versioned-record.ts';
import { env } from '#functions/platform/env.ts';
import { pseudonym, sixDigits } from '#functions/platform/pseudonym.ts';
import { retention } from '#shared/legal/retention.ts';
import { hourMs } from '#shared/time/durations.ts';
import { stillBusy } from './texts.ts';

export const codeLifeMs = retention.lookupCodeHours * hourMs;

/**
 * The code of an email address, whether or not we know the address. All times are real time, in milliseconds. Expired, it
 * still says what an asker was told.
 */
export interface CodeRecord {
  /** Pseudonym of the address. */
  address: string;
  /** Names the code. Anyone who asks for one gets to know it. */
  id: string;
  endsAt: number;
  /** What askers are told of when it was mailed. */
  toldAt: number;
  /** How often it was mailed again on request. */
  repeats: number;
  /** The address (lower case), sealed, until we see that no visits are booked with it. */
  sealedEmail?: string | undefined;
  /** Which mail of the outbox brought it first. Until then, it opens nothing, and nor does a guess. */
  mailedBy?: string;
  spent?: true;
  version: number;
  /** Seconds since 1970. */
  expiresAt: number;
}

const table = { name: env('LOOKUP_CODES_TABLE'), key: ['address'], version: 'version' } as const;

/** The pseudonym that the code of an address (lower case) is kept under. */
export function addressOf(emailKey: string): Promise<string> {
  return pseudonym(`lookup ${emailKey}`);
}

/** Reads the code of an address (a pseudonym), consistently. It may be over. */
export function findCode(address: string): Promise<CodeRecord | undefined> {
  return readItem(table.name, { address });
}

/** Whether a code still lives. Only one that was mailed opens anything. */
export function isLiving(record: CodeRecord | undefined): record is CodeRecord {
  return record !== undefined && !record.spent && record.endsAt > Date.now();
}

/** Changes the code of an address, or makes one. Throws `too-many` when it keeps changing. */
export function changeCode<After extends CodeRecord | undefined>(
  address: string,
  revise: (read: CodeRecord | undefined) => Revision<After> | Promise<Revision<After>>,
): Promise<After> {
  return optimisticUpdate<CodeRecord, After>({
    table,
    read: () => findCode(address),
    revise,
    stale: stillBusy,
  });
}

// Both secrets of a code are derived from its id and the signing key, so nothing is stored that guesses could be checked
// against.

/** The six digits of the code with this id. */
export function codeOf(id: string, emailKey: string): Promise<string> {
  return sixDigits(JSON.stringify([id, emailKey]));
}

/** What the link in its mail ends with: which address it is for, and 128 bits that nobody can guess. */
export async function linkOf(id: string, address: string): Promise<string> {
  return `${address}.${await pseudonym(`link ${JSON.stringify([id, address])}`)}`;
}

/** Compares two secrets in the same time, however much of them agrees. */
function isSame(one: string, other: string): boolean {
  return one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));
}

/** Whether these are the six digits of the code with this id. */
export async function isCode(digits: string, id: string, emailKey: string): Promise<boolean> {
  return isSame(digits, await codeOf(id, emailKey));
}

/** Whether this is what the link in a code's mail ends with. */
export async function isLink(link: string, { id, address }: CodeRecord): Promise<boolean> {
  return isSame(link, await linkOf(id, address));
}
