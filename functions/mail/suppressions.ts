import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { dynamo } from '#functions/platform/dynamo/client.ts';
import { readItems } from '#functions/platform/dynamo/reads.ts';
import { conditionalWrite } from '#functions/platform/dynamo/retry.ts';
import type { TransactItem, TransactSteps } from '#functions/platform/dynamo/transaction.ts';
import { env } from '#functions/platform/env.ts';
import { pseudonyms } from '#functions/platform/pseudonym.ts';
import type { SuppressionReason } from '#shared/appointments/suppression-reason.ts';
import { retention } from '#shared/legal/retention.ts';
import { daySeconds } from '#shared/time/durations.ts';

// All times here are real time, not domain time: SES dates its events by it.

const table = env('SUPPRESSIONS_TABLE');

/** An address that gets no email, or that did until a manager allowed it again. */
interface Suppression {
  /** Pseudonym of the address (lower case). */
  recipient: string;
  /**
   * Why it gets none. Absent once a manager has allowed it again. Not `reason`, under which appointments hold what a patient
   * typed: no log may have that.
   */
  stoppedFor?: SuppressionReason;
  /** When a manager last allowed it again (ISO). What SES reports of email sent before then is ignored. */
  allowedAt?: string;
  /** Seconds since 1970. */
  expiresAt: number;
}

/** The keys that an address may be stored under, the current one first. */
function keysOf(address: string): Promise<[string, ...string[]]> {
  return pseudonyms(`suppression ${address.toLowerCase()}`);
}

function isInForce({ stoppedFor, expiresAt }: Suppression): boolean {
  // DynamoDB may delete it only days after it expired.
  return stoppedFor !== undefined && expiresAt * 1000 > Date.now();
}

async function readInForce(recipients: readonly string[], consistent: boolean): Promise<Suppression[]> {
  const keys = [...new Set(recipients)].map((recipient) => ({ recipient }));
  return (await readItems<Suppression>(table, keys, { consistent })).filter(isInForce);
}

/**
 * Stops email to an address. Reports may come in any order and repeatedly: a complaint always outranks a bounce, because a
 * person made it.
 * @param sentAt when SES took the email that it reports on
 * @returns false, and changes nothing, if a manager has allowed the address since that email was sent
 */
export async function suppress(address: string, reason: SuppressionReason, sentAt: Date): Promise<boolean> {
  const [recipient] = await keysOf(address);
  const newReason = reason === 'complained' ? ':reason' : 'if_not_exists(stoppedFor, :reason)';
  const command = new UpdateCommand({
    TableName: table,
    Key: { recipient },
    UpdateExpression: `SET expiresAt = :expiresAt, stoppedFor = ${newReason}`,
    ConditionExpression: 'attribute_not_exists(allowedAt) OR allowedAt < :sentAt',
    ExpressionAttributeValues: {
      ':reason': reason,
      ':sentAt': sentAt.toISOString(),
      ':expiresAt': Math.ceil(Date.now() / 1000) + retention.suppressionDays * daySeconds,
    },
  });
  return (await conditionalWrite(() => dynamo.send(command))) !== undefined;
}

/** The reason that outranks the others; undefined if there is none. */
function strongest(reasons: readonly (SuppressionReason | undefined)[]): SuppressionReason | undefined {
  return reasons.includes('complained') ? 'complained' : reasons.find((reason) => reason !== undefined);
}

/** Why an address gets no email; undefined if it gets email. Strongly consistent. */
export async function suppressionOf(address: string): Promise<SuppressionReason | undefined> {
  const found = await readInForce(await keysOf(address), true);
  return strongest(found.map(({ stoppedFor }) => stoppedFor));
}

/** The same for many addresses, by the address as given, without those that get email. Eventually consistent. */
export async function suppressionsOf(
  addresses: readonly string[],
): Promise<ReadonlyMap<string, SuppressionReason>> {
  const all = await Promise.all(
    [...new Set(addresses)].map(async (address) => ({ address, recipients: await keysOf(address) })),
  );
  const found = await readInForce(
    all.flatMap(({ recipients }) => recipients),
    false,
  );
  const reasons = new Map(found.map(({ recipient, stoppedFor }) => [recipient, stoppedFor]));
  return new Map(
    all.flatMap(({ address, recipients }) => {
      const reason = strongest(recipients.map((recipient) => reasons.get(recipient)));
      return reason ? [[address, reason]] : [];
    }),
  );
}

/** What allows email to an address again. */
export interface Unsuppression {
  /** Why it got none. */
  reason: SuppressionReason;
  /** All for the same transaction, which fails if someone else has just allowed it. */
  steps: TransactSteps;
}

function unsuppressStep(recipient: string): TransactItem {
  return {
    Update: {
      TableName: table,
      Key: { recipient },
      UpdateExpression: 'SET allowedAt = :now REMOVE stoppedFor',
      ConditionExpression: 'attribute_exists(stoppedFor)',
      ExpressionAttributeValues: { ':now': new Date().toISOString() },
    },
  };
}

/** The steps that allow email to an address again; undefined if it gets email. */
export async function unsuppressionOf(address: string): Promise<Unsuppression | undefined> {
  const found = await readInForce(await keysOf(address), true);
  const reason = strongest(found.map(({ stoppedFor }) => stoppedFor));
  if (!reason) return undefined;
  const steps = found.map(({ recipient }) => [recipient, unsuppressStep(recipient)]);
  return { reason, steps: Object.fromEntries(steps) };
}
