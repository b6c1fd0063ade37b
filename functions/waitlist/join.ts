import { randomBytes } from 'node:crypto';
import { attemptDigest } from '#functions/appointments/attempt.ts';
import type { Patient } from '#functions/appointments/auth/patient-caller.ts';
import { isOwn, provesAddress } from '#functions/appointments/ownership.ts';
import { findAppointmentRecord, isAppointment } from '#functions/appointments/store.ts';
import { outboxStep } from '#functions/mail/outbox.ts';
import { type Full, tooMany, transactWithin } from '#functions/platform/dynamo/tally.ts';
import type { Client } from '#functions/platform/http/client.ts';
import { actorOf } from '#functions/trust/proofs.ts';
import { invalid } from '#shared/api/problem.ts';
import type { BodyOf } from '#shared/api/route.ts';
import { addDays, clinicDateAt, clinicInstant } from '#shared/time/clinic-time.ts';
import { longestWaitDays } from '#shared/waitlist/entry.ts';
import type { waitlistRoutes } from '#shared/waitlist/routes.ts';
import { type EntryItem, waitlistTable, waitlistToken } from './entry.ts';
import { countsOfAddress, countsOfUnproven, proofMailOf } from './limits.ts';
import type { ProofMail } from './mails.ts';
import { refusals } from './texts.ts';

type JoinRequest = BodyOf<(typeof waitlistRoutes)['POST /api/waitlist']>;

function checkUntil(until: string, now: Date): void {
  const today = clinicDateAt(now);
  if (until < today) throw invalid('until', 'That day has passed');
  if (until > addDays(today, longestWaitDays)) {
    throw invalid('until', `Choose a date within the next ${longestWaitDays} days`);
  }
}

/**
 * Refuses a request that names another patient's visit, or an email address other than the visit's: the mailed offers
 * contain a token for the visit.
 */
async function checkVisit({ confirmationNumber, email }: JoinRequest, caller: Patient | undefined) {
  if (!confirmationNumber) return;
  const visit = await findAppointmentRecord(confirmationNumber);
  if (!caller || !isAppointment(visit) || !isOwn(caller, visit)) {
    throw invalid('confirmationNumber', refusals.notYourVisit);
  }
  if (visit.emailKey !== email.toLowerCase()) throw invalid('email', refusals.otherEmail);
}

/**
 * The entry's id. A repeated request gets the same id if it has the same attempt (a random text that only its sender
 * knows), and any other request gets a new one.
 */
function idOf(request: JoinRequest): string {
  const { attempt = randomBytes(16).toString('base64url') } = request;
  return attemptDigest(JSON.stringify({ ...request, attempt })).slice(0, 22);
}

function newEntry(asked: JoinRequest, now: Date): EntryItem {
  const { locationIds, attempt: _, ...request } = asked;
  const endsInMs = clinicInstant(addDays(request.until, 1), 0).getTime() - now.getTime();
  return {
    ...request,
    id: idOf(asked),
    status: 'waiting',
    locationIds,
    createdAt: now.toISOString(),
    expiresAt: Math.ceil((Date.now() + endsInMs) / 1000),
  };
}

function proofMail({ id: entryId, createdAt }: EntryItem, cause: Client): ProofMail {
  return { kind: 'waitlist-proof', entryId, createdAt, cause };
}

/** The step that makes an entry. Fails if the same request has made it before. */
function entryStep(Item: EntryItem) {
  return { Put: { TableName: waitlistTable, Item, ConditionExpression: 'attribute_not_exists(id)' } };
}

/**
 * Makes an entry that doesn't wait yet. Mails its address, unless its mailbox got such a mail in the last day and
 * hasn't opened the link in it. Opening that link then starts this entry, too. Returns the count that has no room, if
 * any.
 */
async function addUnproven(entry: EntryItem, client: Client): Promise<Full | undefined> {
  const step = entryStep({ ...entry, status: 'unproven', client });
  const counts = await countsOfUnproven(client, entry);
  const once = await proofMailOf(entry);
  const mail = outboxStep(`waitlist-proof#${entry.id}`, proofMail(entry, client));
  const { full } = await transactWithin({ entry: step, mail }, [...counts, once]);
  return full?.key === once.key ? (await transactWithin({ entry: step }, counts)).full : full;
}

/**
 * Puts an address on the waiting list. If the address isn't proven for the client, the entry waits only once the link
 * mailed to the address is opened. Throws `invalid`, or `too-many`.
 */
export async function joinWaitlist(
  request: JoinRequest,
  { caller, client, now }: { caller: Patient | undefined; client: Client; now: Date },
): Promise<{ id: string; token: string }> {
  checkUntil(request.until, now);
  await checkVisit(request, caller);
  const emailKey = request.email.toLowerCase();
  const actor = await actorOf(client, emailKey, caller && (await provesAddress(caller, emailKey)));
  const entry = newEntry(request, now);
  if (actor === 'proven') {
    const { full } = await transactWithin({ entry: entryStep(entry) }, await countsOfAddress(entry));
    if (full) throw tooMany(full, refusals.ofAddress(full.limit));
  } else {
    const full = await addUnproven(entry, client);
    if (full) throw tooMany(full, refusals.ofClient);
  }
  return { id: entry.id, token: await waitlistToken(entry, 'browser') };
}
