import { randomBytes } from 'node:crypto';
import { attemptDigest } from '#functions/appointments/attempt.ts';
import type { Patient } from '#functions/appointments/auth/patient-caller.ts';
import { isOwn, provesAddress } from '#functions/appointments/ownership.ts';
import { findAppointmentRecord, isAppointment } from '#functions/appointments/store.ts';
import { outboxStep } from '#functions/mail/outbox.ts';
import { tooMany, transactWithin } from '#functions/platform/dynamo/tally.ts';
import { envNumber } from '#functions/platform/env.ts';
import { type Client, countsOfClient } from '#functions/platform/http/client.ts';
import { actorOf } from '#functions/trust/proofs.ts';
import { waitingAddress } from '#functions/trust/waiting-address.ts';
import { invalid } from '#shared/api/problem.ts';
import type { BodyOf } from '#shared/api/route.ts';
import { addDays, clinicDateAt, clinicInstant } from '#shared/time/clinic-time.ts';
import { dayMs } from '#shared/time/durations.ts';
import { longestWaitDays } from '#shared/waitlist/entry.ts';
import type { waitlistRoutes } from '#shared/waitlist/routes.ts';
import { countsOfAddress } from './address-limit.ts';
import { type EntryItem, waitlistTable, waitlistToken } from './entry.ts';
import type { ProofMail } from './mails.ts';
import { refusals } from './texts.ts';

const joins = { name: 'waitlist', limit: envNumber('LIMIT_WAITLIST_PER_DAY'), lastsMs: dayMs };

type JoinRequest = BodyOf<(typeof waitlistRoutes)['POST /api/waitlist']>;

function checkUntil(until: string, now: Date): void {
  const today = clinicDateAt(now);
  if (until < today) throw invalid('until', 'That day has passed');
  if (until > addDays(today, longestWaitDays)) {
    throw invalid('until', `Choose a date within the next ${longestWaitDays} days`);
  }
}

/** The offers about a visit have a token for it, so only its holder may have them sent, and only to its own address. */
async function checkVisit({ confirmationNumber, email }: JoinRequest, caller: Patient | undefined) {
  if (!confirmationNumber) return;
  const visit = await findAppointmentRecord(confirmationNumber);
  if (!caller || !isAppointment(visit) || !isOwn(caller, visit)) {
    throw invalid('confirmationNumber', refusals.notYourVisit);
  }
  if (visit.emailKey !== email.toLowerCase()) throw invalid('email', refusals.otherEmail);
}

/** The same for the same request with the same attempt, which only its sender knows. Otherwise, a new one. */
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
    locationIds: [...new Set(locationIds)],
    createdAt: now.toISOString(),
    expiresAt: Math.ceil((Date.now() + endsInMs) / 1000),
  };
}

function proofMail({ id: entryId, createdAt }: EntryItem, cause: Client): ProofMail {
  return { kind: 'waitlist-proof', entryId, createdAt, cause };
}

/**
 * Puts an address on the waiting list. If it isn't proven for the client, it waits once the link mailed to it is opened.
 * Throws `invalid`, or `too-many`.
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
  const isProven = actor === 'proven';
  const Item: EntryItem = isProven ? entry : { ...entry, status: 'unproven', client };
  const { full } = await transactWithin(
    {
      // Fails if the same request has made it before.
      entry: { Put: { TableName: waitlistTable, Item, ConditionExpression: 'attribute_not_exists(id)' } },
      mail: isProven ? undefined : outboxStep(`waitlist-proof#${entry.id}`, proofMail(entry, client)),
    },
    isProven
      ? await countsOfAddress(entry)
      : [...countsOfClient(client, joins), ...(await waitingAddress(client, emailKey))],
  );
  if (full) throw tooMany(full, refusals.tooMany);
  return { id: entry.id, token: await waitlistToken(entry, 'browser') };
}
