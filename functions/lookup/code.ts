import { timingSafeEqual } from 'node:crypto';
import { readItem } from '#functions/platform/dynamo/reads.ts';
import { uncount } from '#functions/platform/dynamo/tally.ts';
import {
  optimisticUpdate,
  type Revision,
  type VersionedTable,
} from '#functions/platform/dynamo/versioned-record.ts';
import { env, envNumber } from '#functions/platform/env.ts';
import { type Client, countsOfClient } from '#functions/platform/http/client.ts';
import { pseudonym, sixDigits } from '#functions/platform/pseudonym.ts';
import { retention } from '#shared/legal/retention.ts';
import { dayMs, hourMs } from '#shared/time/durations.ts';
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

const table: VersionedTable<CodeRecord> = {
  name: env('LOOKUP_CODES_TABLE'),
  key: ['address'],
  version: 'version',
};

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
export function isSame(one: string, other: string): boolean {
  return one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));
}

/** How often a client may ask for codes: each address counts until it enters the code. */
export const asked = { name: 'codes', limit: envNumber('LIMIT_CODES_PER_DAY'), lastsMs: dayMs };

/** Counts a client's requests for an address no more, once it has entered the code. */
export async function forgetAsked(client: Client, address: string): Promise<void> {
  await uncount(
    countsOfClient(client, asked).map(({ key }) => key),
    address,
  );
}
