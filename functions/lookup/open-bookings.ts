import { randomUUID } from 'node:crypto';
import { startSession } from '#functions/appointments/auth/lookup-sessions.ts';
import { lookupToken } from '#functions/appointments/auth/patient-tokens.ts';
import { count, tooMany, uncount } from '#functions/platform/dynamo/tally.ts';
import { envNumber } from '#functions/platform/env.ts';
import { type Client, countsOfClient } from '#functions/platform/http/client.ts';
import type { Problem } from '#shared/api/problem.ts';
import { dayMs } from '#shared/time/durations.ts';
import { addressOf, type CodeRecord, codeLifeMs, findCode, isCode, isLink } from './code.ts';
import { spendCode } from './spend-code.ts';
import { tooManyWrongCodes, wrongCode, wrongLink } from './texts.ts';

const wrongCodesPerDay = envNumber('LIMIT_WRONG_CODES_PER_DAY');

/** Limits on wrong codes in every stage: by one client for one code, and by all clients for one address in a day. */
const wrongCodes = { ofClient: 5, ofAddress: 50 };

/** A lookup session: its token, and the email address (lower case) whose appointments it shows. */
type OpenedBookings = { token: string; emailKey: string };

async function open(record: CodeRecord, client: Client, refusal: () => Problem): Promise<OpenedBookings> {
  const { id } = record;
  const emailKey = await spendCode(record, { session: startSession(id) }, client, refusal);
  return { token: await lookupToken({ sessionId: id, emailKey }), emailKey };
}

/**
 * Opens the appointments of an address with the code mailed to it, no matter which request asked for the code. Counts
 * the attempt first, so that simultaneous ones can't exceed the limits. A wrong code takes the same calls for known and
 * unknown addresses, so that timing reveals nothing. Throws `invalid`, or `too-many`.
 */
export async function openWithCode(emailKey: string, code: string, client: Client): Promise<OpenedBookings> {
  const address = await addressOf(emailKey);
  const record = await findCode(address);
  const { id: codeId } = record ?? { id: 'none' };
  const id = randomUUID();
  const day = { lastsMs: dayMs, id };
  const ofCode = { name: `wrong#${codeId}`, limit: wrongCodes.ofClient, lastsMs: codeLifeMs, id };
  const counts = [
    ...countsOfClient(client, ofCode),
    ...countsOfClient(client, { name: 'wrong', limit: wrongCodesPerDay, ...day }),
    { key: `wrong#${address}`, limit: wrongCodes.ofAddress, ...day },
  ];
  const full = await count(...counts);
  if (full) throw tooMany(full, tooManyWrongCodes);
  if (!(await isCode(code, codeId, emailKey)) || !record) throw wrongCode();
  const opened = await open(record, client, wrongCode);
  await uncount(counts);
  return opened;
}

/**
 * Opens the appointments of an address with the secret of the mailed link. No limit applies, since no one can guess it.
 * Throws `invalid`.
 */
export async function openWithLink(link: string, client: Client): Promise<OpenedBookings> {
  const [address = ''] = link.split('.', 1);
  const record = await findCode(address);
  if (!record || !(await isLink(link, record))) throw wrongLink();
  return open(record, client, wrongLink);
}
