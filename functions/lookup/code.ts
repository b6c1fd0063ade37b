import { timingSafeEqual } from 'node:crypto';
import { readItem } from '#functions/platform/dynamo/items.ts';
import { optimisticUpdate, type Revision } from '#functions/platform/dynamo/versioned-record.ts';
import { env } from '#functions/platform/env.ts';
import { pseudonym, sixDigits } from '#functions/platform/pseudonym.ts';
import { retention } from '#shared/legal/retention.ts';
import { hourMs } from '#shared/time/durations.ts';
import { stillBusy } from './texts.ts';

export const codeLifeMs = retention.lookupCodeHours * hourMs;

/**
 * The code of an email address, whether or not we know the address. All times are real time, in milliseconds. An
 * expired record is kept, because it says what earlier callers were told.
 */
export interface CodeRecord {
  /** Pseudonym of the address. */
  address: string;
  /** Identifies the code. Everyone who asks for a code of the address gets this id. */
  id: string;
  endsAt: number;
  /** The time of mailing that callers are told. */
  toldAt: number;
  /** How often it was mailed again on request. */
  repeats: number;
  /** The address (lower case), encrypted. Deleted once we see that it has no appointments. */
  sealedEmail?: string | undefined;
  /**
   * The outbox mail that first contained the code. Until this is set, the code opens nothing, even if someone guesses
   * it.
   */
  mailedBy?: string;
  spent?: true;
  version: number;
  /** Seconds since 1970. */
  expiresAt: number;
}

const table = { name: env('LOOKUP_CODES_TABLE'), key: ['address'], version: 'version' } as const;

/** The pseudonym that the code of an address (lower case) is stored under. */
export function addressOf(emailKey: string): Promise<string> {
  return pseudonym(`lookup ${emailKey}`);
}

/** Reads the code of an address (a pseudonym), consistently. It may be spent or expired. */
export function findCode(address: string): Promise<CodeRecord | undefined> {
  return readItem(table.name, { address });
}

/** Whether a code is neither spent nor expired. It opens nothing before it was mailed. */
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

// Both secrets of a code, its digits and the end of its link, are derived from its id and the signing key, so the table
// stores nothing that a guess could be checked against.

/** The six digits of the code with this id. */
export function codeOf(id: string, emailKey: string): Promise<string> {
  return sixDigits(JSON.stringify([id, emailKey]));
}

/** The end of the link in a code's mail: the address (a pseudonym), and 128 bits that no one can guess. */
export async function linkOf(id: string, address: string): Promise<string> {
  return `${address}.${await pseudonym(`link ${JSON.stringify([id, address])}`)}`;
}

/** Compares two secrets in constant time, so that timing doesn't reveal how much of a guess is right. */
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
