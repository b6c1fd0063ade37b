import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { dynamo } from '#functions/platform/dynamo/client.ts';
import { readItems } from '#functions/platform/dynamo/reads.ts';
import { conditionalWrite } from '#functions/platform/dynamo/retry.ts';
import type { TransactSteps } from '#functions/platform/dynamo/transaction.ts';
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

/** The suppressions in force, by the address as given. */
async function inForce(
  addresses: readonly string[],
  consistent: boolean,
): Promise<Map<string, Suppression[]>> {
  const given = [...new Set(addresses)];
  const keys = await Promise.all(given.map(keysOf));
  const recipients = [...new Set(keys.flat())].map((recipient) => ({ recipient }));
  const found = (await readItems<Suppression>(table, recipients, { consistent })).filter(isInForce);
  return new Map(
    given.map((address, index) => [
      address,
      found.filter(({ recipient }) => keys[index]?.includes(recipient)),
    ]),
  );
}

/** The reason that outranks the others; undefined if there is none. */
function strongest(found: readonly Suppression[]): SuppressionReason | undefined {
  return found.find(({ stoppedFor }) => stoppedFor === 'complained')?.stoppedFor ?? found[0]?.stoppedFor;
}

/** Why addresses get no email, by the address as given, without those that get it. Eventually consistent by default. */
export async function suppressionsOf(
  addresses: readonly string[],
  consistent = false,
): Promise<ReadonlyMap<string, SuppressionReason>> {
  const reasons = [...(await inForce(addresses, consistent))].map(
    ([address, found]) => [address, strongest(found)] as const,
  );
  return new Map(reasons.filter((one): one is [string, SuppressionReason] => one[1] !== undefined));
}

/** Why an address gets no email; undefined if it gets email. Strongly consistent. */
export async function suppressionOf(address: string): Promise<SuppressionReason | undefined> {
  return (await suppressionsOf([address], true)).get(address);
}

/**
 * Why an address gets no email, and the steps of a transaction that allow it again; undefined if it gets email. They fail if
 * someone else has just allowed it.
 */
export async function unsuppressionOf(
  address: string,
): Promise<{ reason: SuppressionReason; steps: TransactSteps } | undefined> {
  const found = (await inForce([address], true)).get(address) ?? [];
  const reason = strongest(found);
  const steps = found.map(({ recipient }) => [
    recipient,
    {
      Update: {
        TableName: table,
        Key: { recipient },
        UpdateExpression: 'SET allowedAt = :now REMOVE stoppedFor',
        ConditionExpression: 'attribute_exists(stoppedFor)',
        ExpressionAttributeValues: { ':now': new Date().toISOString() },
      },
    },
  ]);
  return reason && { reason, steps: Object.fromEntries(steps) };
}
